import { expect, test } from '../../fixtures/looking-test.js';

const path = '/categories/kfz-werkstatt/Berlin';

test('a category in a city has a page, to which the city and the category link', async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['x-robots-tag']).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KFZ-Werkstatt in Berlin');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveCount(1);
  await expect(page.locator('.city-text')).toContainText('in diesem Verzeichnis');
  const lists = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(lists.join()).toContain('BreadcrumbList');
  for (const card of await page.locator('.card').allTextContents()) expect(card).toContain('Berlin');
  for (const from of ['/city/Berlin', '/categories/kfz-werkstatt']) {
    await page.goto(from);
    await page.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('KFZ-Werkstatt in Berlin');
  }
});

test('another spelling of a category in a city redirects, an unknown category or city returns 404', async ({
  request,
}) => {
  const ask = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await ask('/categories/KFZ-WERKSTATT/Berlin?lang=en')).toEqual([301, `${path}?lang=en`]);
  expect(await ask('/categories/unbekannt/Berlin')).toEqual([404, undefined]);
  expect(await ask('/categories/kfz-werkstatt/Nirgendwo')).toEqual([404, undefined]);
  expect(await ask('/categories/kfz-werkstatt/Unknown')).toEqual([404, undefined]);
});
