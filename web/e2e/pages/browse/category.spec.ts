import type { BusinessCard } from '@gewerk/contracts';
import type { Page } from '@playwright/test';
import { emptyCategory } from '../../fixtures/empty-category.js';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/looking-test.js';

const tile = (page: Page, label: string) =>
  page.locator('.tiles > div').filter({ hasText: label }).locator('dd');

test('PUB-CAT-01 PUB-CAT-02 PUB-CAT-12 each known slug has name, description, services and a colour', async ({
  page,
}) => {
  const grounds = new Set<string>();
  for (const slug of [
    'kfz-werkstatt',
    'handwerker',
    'dienstleister',
    'technische-dienste',
    'restaurant',
    'hair-salon',
    'retail',
    'services',
    'healthcare',
  ]) {
    await page.goto(`/categories/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}{5}/u);
    await expect(page.locator('.category-head p').first()).toHaveText(/\p{L}.{30}/u);
    await expect(page.getByRole('list', { name: 'Leistungen' }).getByRole('listitem')).toHaveCount(6);
    const ground = await page
      .locator('.category-head')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    grounds.add(ground);
  }
  expect(grounds.size).toBeGreaterThan(6);
});

test('PUB-CAT-06 PUB-CAT-07 PUB-CAT-09 PUB-CAT-11 the tiles show the figures from the data', async ({
  page,
  request,
}) => {
  const figures = (await (await request.get('/api/categories')).json()) as {
    slug: string;
    total: number;
    cities: number;
    averageRating: string;
  }[];
  const own = figures.find(({ slug }) => slug === 'handwerker');
  await page.goto('/categories/handwerker');
  await expect(tile(page, 'Betriebe')).toHaveText(
    (own?.total ?? NaN).toLocaleString('de-DE', { useGrouping: 'always' }),
  );
  await expect(tile(page, 'Städte')).toHaveText(String(own?.cities));
  await expect(tile(page, 'Bewertung')).toHaveText(own?.averageRating ?? '');
  await expect(page.locator('.tiles')).toContainText('24/7 support');
});

test('PUB-CAT-13 PUB-API-17 PUB-API-20 rating is the default order; choosing another order sorts the list and returns to page 1', async ({
  page,
  guard,
}) => {
  await page.goto('/categories/restaurant?page=2');
  const sort = page.getByLabel('Sortieren nach');
  await expect(sort).toHaveValue('rating');
  await expect(sort.locator('option')).toHaveText(['Bewertung', 'Name', 'Stadt', 'Anzahl Bewertungen']);
  await sort.selectOption('name');
  await expect(page).toHaveURL('/categories/restaurant?sortBy=name');
  const call = '/api/categories/restaurant/businesses?page=1&limit=12&sortBy=name';
  await expect.poll(() => guard.requests).toContain(`GET ${call}`);
  const { businesses } = (await (await page.request.get(call)).json()) as { businesses: BusinessCard[] };
  await expect(page.locator('.card-name')).toHaveText(businesses.map(({ name }) => name));
});

test('PUB-CAT-14 PUB-CAT-15 PUB-CAT-16 the page has a count, a view toggle, pagination and 12 cards per page', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/categories/handwerker/businesses');
  const { total, totalPages } = (await answer.json()) as { total: number; totalPages: number };
  await page.goto('/categories/handwerker');
  const written = total.toLocaleString('de-DE', { useGrouping: 'always' });
  await expect(page.getByRole('status')).toHaveText(`${written} Betriebe`);
  await expect(page.locator('.card')).toHaveCount(12);
  await expect(page.locator('.pagination-state')).toHaveText(`Seite 1 von ${totalPages}`);
  await page.getByRole('link', { name: 'Liste' }).click();
  await expect(page).toHaveURL('/categories/handwerker?view=list');
  await expect(page.locator('.cards-list')).toBeVisible();
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL('/categories/handwerker?page=2&view=list');
  await expect(page.locator('.card')).toHaveCount(12);
});

test('PUB-CAT-17 the page shows 12 skeleton cards while loading', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/categories/*/businesses?**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'KFZ-Werkstatt' }).first().click();
  await expect(page.getByTestId('card-skeleton')).toHaveCount(12);
  await expect(page.getByTestId('card-skeleton').first()).toBeVisible();
  release();
  await expect(page.getByTestId('card-skeleton')).toHaveCount(0);
  await expect(page.locator('.card')).toHaveCount(12);
});

test('PUB-CAT-18 PUB-CAT-19 a load error names category and message and offers to reload', async ({
  page,
  guard,
}) => {
  guard.expectFault(/status of 500/);
  await page.goto('/');
  await takenOver(page);
  let fails = true;
  await page.route('**/api/categories/kfz-werkstatt/businesses?**', async (route) => {
    if (!fails) return route.continue();
    await route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 500, detail: 'The directory rests' }),
    });
  });
  await page.getByRole('link', { name: 'KFZ-Werkstatt' }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Veri yüklenirken hata oluştu', { timeout: 10_000 });
  await expect(alert).toContainText('KFZ-Werkstatt');
  await expect(alert).toContainText('500: The directory rests');
  fails = false;
  await alert.getByRole('button', { name: 'Sayfayı Yenile' }).click();
  await expect(page.locator('.card')).toHaveCount(12);
});

test('PUB-CAT-20 PUB-CAT-21 an empty category shows a notice and links to others', async ({ page }) => {
  await page.goto('/');
  await emptyCategory(page);
  await page.getByRole('link', { name: 'KFZ-Werkstatt' }).first().click();
  await expect(page.getByText('Keine Betriebe gefunden')).toBeVisible();
  await expect(page.getByText('In dieser Kategorie sind derzeit keine Betriebe verfügbar.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Andere Kategorien ansehen' })).toBeVisible();
});

test("PUB-CAT-04 PUB-CAT-05 an unknown slug shows 'Kategorie nicht gefunden' with a link back", async ({
  page,
  guard,
}) => {
  guard.expectFault(/status of 404/);
  const response = await page.goto('/categories/wahrsager');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kategorie nicht gefunden');
  await page.getByRole('link', { name: 'Zurück zu allen Kategorien' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kategorie nicht gefunden');
});

test("PUB-CAT-22 PUB-CAT-23 a card shows 'Neu' without reviews and 'Dienstleister' without a category", async ({
  page,
}) => {
  await page.goto('/');
  await takenOver(page);
  await page.route('**/api/categories/kfz-werkstatt/businesses?**', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { businesses: BusinessCard[] };
    const [first, second] = json.businesses;
    if (first) Object.assign(first, { reviewCount: null, category: null });
    if (second) Object.assign(second, { reviewCount: 1234, category: 'KFZ-Werkstatt' });
    await route.fulfill({ response: answer, json });
  });
  await page.getByRole('link', { name: 'KFZ-Werkstatt' }).first().click();
  await expect(page.locator('.card').nth(0)).toContainText('Neu');
  await expect(page.locator('.card').nth(0).locator('.badge')).toHaveText('Dienstleister');
  await expect(page.locator('.card').nth(1)).toContainText('1.234 Bewertungen');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The chosen order is applied by a button', async ({ page }) => {
    await page.goto('/categories/restaurant');
    await page.getByLabel('Sortieren nach').selectOption('city');
    await page.getByRole('button', { name: 'Sortieren' }).click();
    await expect(page).toHaveURL('/categories/restaurant?sortBy=city');
    await expect(page.locator('.card')).toHaveCount(12);
  });
});
