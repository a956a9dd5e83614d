import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';

const cardOf = (page: Page, name: string): Locator =>
  page.locator('.card').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('PUB-CARD-01 PUB-CARD-03 PUB-CARD-05 PUB-CARD-06 PUB-CARD-09 a card shows photo, category, rating, address, phone and a link', async ({
  page,
}) => {
  await page.goto('/city/Musterhofen');
  const card = cardOf(page, 'Vollständig Kfz-Technik');
  await card.scrollIntoViewIfNeeded();
  const photo = card.locator('img');
  await expect(photo).toHaveAttribute('src', '/demo-pictures/kfz-werkstatt-1.svg');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(card.locator('.badge')).toHaveText('KFZ-Werkstatt');
  await expect(card.getByRole('img', { name: 'Rated 4.5 out of 5' })).toHaveText('4.5');
  await expect(card).toContainText('Hauptstraße 12, 95444 Musterhofen');
  await expect(card.getByRole('link', { name: '0921 123456' })).toHaveAttribute('href', 'tel:0921123456');
  await expect(card.getByRole('link', { name: 'View Details' })).toBeVisible();
});

test("PUB-CARD-04 PUB-CARD-05 PUB-CARD-08 a card without category, rating and hours shows only 'Services' for them", async ({
  page,
}) => {
  await page.goto('/city/Musterhofen');
  const card = cardOf(page, 'Ärmlich Ohne Angaben');
  await expect(card.locator('.badge')).toHaveText('Services');
  await expect(card.locator('.rating')).toHaveCount(0);
  await expect(card.getByText(/^(Open|Closed)$/)).toHaveCount(0);
});

test('PUB-CARD-07 a card shows open or closed', async ({ page }) => {
  await page.goto('/city/Musterhofen');
  await expect(cardOf(page, 'Immer Offen Schlüsseldienst').getByText('Open', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Nie Offen Archiv').getByText('Closed', { exact: true })).toBeVisible();
});

test('the last line of a card without hours leaves space for the link to its page in every language', async ({
  page,
}) => {
  for (const lang of ['de', 'en', 'tr']) {
    await page.goto(`/city/Musterhofen?lang=${lang}`);
    const [room, way] = await cardOf(page, 'Ärmlich Ohne Angaben').evaluate((card) => {
      document.querySelector('.cards')?.classList.add('cards-rows');
      const last = card.querySelector('.card-body > :last-child');
      const link = card.querySelector('.card-more');
      return [
        last && parseFloat(getComputedStyle(last, '::after').width),
        link?.getBoundingClientRect().width,
      ];
    });
    expect(room, lang).toBeGreaterThan(way ?? Infinity);
  }
});

test('PUB-CARD-02 a photo that fails to load is replaced by an icon', async ({ page, guard }) => {
  guard.expectFault(/status of 404.*gone\.svg/);
  await page.goto('/city/Bruchbildhausen');
  const card = cardOf(page, 'Bildlos Elektro');
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toBeHidden();
  await expect(card.locator('.card-photo svg')).toBeVisible();
});

test('PUB-CARD-10 the whole card links to the business', async ({ page }) => {
  await page.goto('/city/Musterhofen');
  // The link covers the whole card, so a click never hits the photo itself.
  await cardOf(page, 'Nie Offen Archiv').locator('.card-photo').click({ force: true });
  await expect(page).toHaveURL('/musterhofen/nie-offen-archiv');
  await page.goBack();
  await cardOf(page, 'Nie Offen Archiv').getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/musterhofen/nie-offen-archiv');
});

test('PUB-CARD-11 a card without a slug links to the id', async ({ page }) => {
  await page.route('**/api/businesses/search?**', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { businesses: { id: string; urlSlug: string }[] };
    const [first] = json.businesses;
    if (first) first.urlSlug = '';
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/');
  await page.getByPlaceholder('Location or postal code').fill('Musterhofen');
  await page.getByRole('button', { name: 'Search' }).click();
  const details = page.locator('.card').first().getByRole('link', { name: 'View Details' });
  await expect(details).toHaveAttribute('href', /^\/business\/[0-9a-f]{24}$/);
  await details.click();
  await expect(page).toHaveURL(/\/business\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
});

test('Markup in a name is shown as text', async ({ page }) => {
  await page.goto('/city/Musterhofen');
  const name = '<img src=x onerror=alert(1)> & Söhne';
  await cardOf(page, name).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('</script><script>alert(1)</script><b>fett</b>')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visit Website' })).toHaveCount(0);
  await expect(page.locator('[href^="javascript:"]')).toHaveCount(0);
});
