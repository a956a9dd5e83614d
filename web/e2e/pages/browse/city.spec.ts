import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/looking-test.js';

test('PUB-CITY-01 PUB-CITY-02 PUB-API-15 a city shows its name, count, text, map and cards', async ({
  page,
}) => {
  await page.goto('/city/Musterhofen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Musterhofen');
  await expect(page.locator('.city-total')).toHaveText('11 businesses');
  await expect(page.locator('.city-text')).toContainText('Musterhofen has 11 businesses');
  await expect(page.getByRole('img', { name: 'Map of Germany with Musterhofen marked' })).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(11);
});

test('PUB-CITY-03 PUB-PAGING-01 a city shows 20 businesses per page, with German pagination', async ({
  page,
  guard,
}) => {
  await page.goto('/city/Berlin');
  await expect(page.locator('.card')).toHaveCount(20);
  const pagination = page.getByRole('navigation', { name: 'Seitennavigation' });
  await expect(pagination.getByRole('link', { name: 'Zurück' })).toBeVisible();
  await pagination.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL('/city/Berlin?page=2');
  await expect(pagination.getByRole('link', { name: 'Seite 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(() => guard.requests).toContain('GET /api/cities/Berlin/businesses?page=2&limit=20');
});

test('PUB-CITY-04 a page shows skeletons instead of cards while loading', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/cities/Berlin/businesses?**', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('region', { name: 'Popular Cities' })
    .getByRole('link', { name: /^Berlin/ })
    .click();
  const skeletons = page.getByTestId('card-skeleton');
  await expect(skeletons.first()).toBeVisible();
  await expect(page.locator('.card-name')).toHaveCount(0);
  release();
  await expect(page.locator('.card-name')).toHaveCount(20);
  await expect(skeletons).toHaveCount(0);
  await expect(page.locator('.bone')).toHaveCount(0);
});

test('PUB-CITY-05 PUB-CITY-06 PUB-CITY-07 an empty city shows a notice, links home and is not indexed', async ({
  page,
}) => {
  const response = await page.goto('/city/Nirgendwo');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No businesses found in Nirgendwo');
  await page.getByRole('link', { name: 'Back to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('A city with businesses may be indexed and has its list as structured data', async ({ page }) => {
  const response = await page.goto('/city/Musterhofen');
  expect(response?.headers()['x-robots-tag']).toBeUndefined();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = data.map((text) => JSON.parse(text) as { '@type': string; itemListElement: unknown[] });
  expect(list.find((item) => item['@type'] === 'ItemList')?.itemListElement).toHaveLength(11);
  expect(list.map((item) => item['@type'])).toContain('BreadcrumbList');
});

test('PUB-SEO-06 the share image of a city page is /api/og/city/{city}', async ({ page, baseURL }) => {
  await page.goto('/city/K%C3%B6ln');
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute('content', `${baseURL}/api/og/city/K%C3%B6ln`);
});
