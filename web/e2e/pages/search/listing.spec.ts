import type { CityListItem } from '@gewerk/contracts/bus';
import { stopClock } from '../../fixtures/clock.js';
import { expect, test } from '../../fixtures/looking-test.js';

const searchCalls = (requests: readonly string[]): string[] =>
  requests.filter((request) => request.startsWith('GET /api/businesses/search'));

test('PUB-LIST-02 PUB-LIST-03 the filters offer 20 cities and the five categories', async ({
  page,
  request,
}) => {
  const cities = (await (await request.get('/api/cities')).json()) as CityListItem[];
  await page.goto('/businesses');
  const options = (name: string) => page.getByLabel(name, { exact: true }).locator('option');
  await expect(options('Stadt')).toHaveText(['Alle Städte', ...cities.slice(0, 20).map(({ city }) => city)]);
  await expect(options('Kategorie')).toHaveText([
    'Alle Kategorien',
    'Dienstleister',
    'Handwerker',
    'KFZ-Werkstatt',
    'Handel',
    'Gastronomie',
  ]);
});

test('PUB-LIST-01 typing sends one request, 300 ms after the last letter', async ({ page, guard }) => {
  await stopClock(page);
  await page.goto('/businesses');
  // Before hydration the field is not a combobox.
  const box = page.getByRole('combobox', { name: 'Betriebe durchsuchen' });
  await box.pressSequentially('Schlüssel');
  await page.clock.runFor(290);
  expect(searchCalls(guard.requests)).toEqual([]);
  await page.clock.runFor(20);
  await expect(page).toHaveURL(/\?query=Schl%C3%BCssel$/);
  await expect.poll(() => searchCalls(guard.requests)).not.toEqual([]);
  await expect(page.locator('.card').first()).toContainText(/Schlüssel/);
  expect(searchCalls(guard.requests)).toEqual([
    'GET /api/businesses/search?query=Schl%C3%BCssel&limit=24&offset=0',
  ]);
});

test('PUB-LIST-05 PUB-PAGING-03 the count is shown, and a single page has no pagination', async ({
  page,
}) => {
  await page.goto('/businesses?location=Musterhofen');
  await expect(page.getByRole('status')).toHaveText('11 Betriebe gefunden');
  await expect(page.locator('.card')).toHaveCount(11);
  await expect(page.getByRole('navigation', { name: 'Seitennavigation' })).toHaveCount(0);
});

test('PUB-LIST-07 changing the search returns to page 1', async ({ page }) => {
  await page.goto('/businesses?page=3');
  await expect(page.getByRole('link', { name: 'Seite 3', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByLabel('Betriebe durchsuchen').fill('Friseur');
  await expect(page).toHaveURL('/businesses?query=Friseur');
  await expect(page.getByRole('status')).toHaveText(/Betriebe gefunden/);
});

test('PUB-LIST-08 PUB-API-07 changing a filter returns to page 1 and narrows the list', async ({
  page,
  guard,
}) => {
  await page.goto('/businesses?page=3');
  await page.getByLabel('Stadt', { exact: true }).selectOption('Berlin');
  await expect(page).toHaveURL('/businesses?location=Berlin');
  await expect(page.locator('.card-address').first()).toContainText('Berlin');
  await page.getByRole('link', { name: 'Seite 2', exact: true }).click();
  await expect(page).toHaveURL('/businesses?location=Berlin&page=2');
  await page.getByLabel('Kategorie', { exact: true }).selectOption('Handwerker');
  await expect(page).toHaveURL('/businesses?location=Berlin&category=Handwerker');
  await expect
    .poll(() => searchCalls(guard.requests))
    .toContain('GET /api/businesses/search?location=Berlin&category=Handwerker&limit=24&offset=0');
  await page.goBack();
  await expect(page).toHaveURL('/businesses?location=Berlin&page=2');
  await expect(page.getByLabel('Kategorie', { exact: true })).toHaveValue('');
});

test('PUB-LIST-04 the toggle switches between grid and list and stays in the address', async ({ page }) => {
  await page.goto('/businesses');
  const list = page.getByRole('link', { name: 'Liste' });
  await expect(page.getByRole('link', { name: 'Raster' })).toHaveAttribute('aria-current', 'true');
  const narrow = await page.locator('.card').first().boundingBox();
  await list.click();
  await expect(page).toHaveURL('/businesses?view=list');
  await expect(list).toHaveAttribute('aria-current', 'true');
  const wide = await page.locator('.card').first().boundingBox();
  expect(wide?.width ?? 0).toBeGreaterThan((narrow?.width ?? 0) * 1.8);
});

test('PUB-LIST-06 an empty result offers to reset the filters', async ({ page }) => {
  await page.goto('/businesses?query=Quetschkommodenreparateurzzz&category=Handel');
  await expect(page.getByText('Keine Ergebnisse gefunden.')).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
  await page.getByRole('link', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/businesses');
  await expect(page.getByLabel('Betriebe durchsuchen')).toHaveValue('');
  await expect(page.locator('.card')).toHaveCount(24);
});

test('PUB-PAGING-01 PUB-PAGING-02 PUB-API-07 the listing has 24 businesses per page, five page links, and disabled links at both ends', async ({
  page,
}) => {
  await page.goto('/businesses');
  const pagination = page.getByRole('navigation', { name: 'Seitennavigation' });
  const numbers = pagination.getByRole('listitem').getByRole('link');
  const previous = pagination.getByRole('link', { name: 'Zurück' });
  const next = pagination.getByRole('link', { name: 'Weiter' });
  await expect(page.locator('.card')).toHaveCount(24);
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).not.toHaveAttribute('href');
  const first = await page.locator('.card-name').allTextContents();
  await next.click();
  await expect(page).toHaveURL('/businesses?page=2');
  await expect(previous).toHaveAttribute('href', '/businesses');
  await expect(page.locator('.card-name').first()).not.toHaveText(first[0] ?? '');
  await numbers.last().click();
  await expect(page).toHaveURL('/businesses?page=5');
  await expect(numbers).toHaveText(['3', '4', '5', '6', '7']);

  await page.goto('/businesses?location=Berlin');
  const last = Number(/von (\d+)/.exec(await pagination.innerText())?.[1]);
  await page.goto(`/businesses?location=Berlin&page=${last}`);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('PUB-I18N-04 the listing is German', async ({ page }) => {
  await page.goto('/businesses');
  await expect(page.locator('#main > [lang]')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fachbetriebe finden');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A button applies the filters', async ({ page }) => {
    await page.goto('/businesses');
    await page.getByLabel('Betriebe durchsuchen').fill('Schlüsseldienst');
    await page.getByRole('button', { name: 'Filter anwenden' }).click();
    await expect(page).toHaveURL(/query=Schl%C3%BCsseldienst/);
    await expect(page.locator('.card').first()).toContainText('Schlüsseldienst');
  });
});
