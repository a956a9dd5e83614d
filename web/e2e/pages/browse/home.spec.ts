import type { BusinessCard } from '@gewerk/contracts';
import type { CityListItem } from '@gewerk/contracts/bus';
import { expect, test } from '../../fixtures/looking-test.js';

const query = 'Search for businesses, services...';
const location = 'Location or postal code';

test('PUB-HOME-01 PUB-HOME-03 PUB-HOME-04 PUB-HOME-05 the home page shows heading, logo and search form', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gewerk' })).toBeVisible();
  const form = page.getByRole('search');
  await expect(form.getByPlaceholder(query)).toBeVisible();
  await expect(form.getByPlaceholder(location)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Search' })).toBeVisible();
});

test('PUB-HOME-08 PUB-HOME-09 four category cards show the figures from the data', async ({
  page,
  request,
}) => {
  const figures = (await (await request.get('/api/categories')).json()) as { slug: string; total: number }[];
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Trades at a glance' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  for (const [index, slug] of [
    'kfz-werkstatt',
    'handwerker',
    'dienstleister',
    'technische-dienste',
  ].entries()) {
    const total = figures.find((figure) => figure.slug === slug)?.total ?? NaN;
    await expect(cards.nth(index)).toContainText(`${total.toLocaleString('en-US')} businesses`);
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `/categories/${slug}`);
  }
});

/** The country with the most businesses first; within a country the order is unchanged. */
function byCountry(cities: readonly CityListItem[]): CityListItem[] {
  const sum = (own: readonly CityListItem[]) =>
    own.reduce((total, { businessCount }) => total + businessCount, 0);
  return [...new Set(cities.map(({ countryCode }) => countryCode))]
    .map((code) => cities.filter(({ countryCode }) => countryCode === code))
    .sort((one, other) => sum(other) - sum(one))
    .flat();
}

test('PUB-HOME-10 PUB-HOME-11 PUB-HOME-12 PUB-HOME-13 the first 12 cities are listed with their counts', async ({
  page,
  request,
}) => {
  const cities = (await (await request.get('/api/cities')).json()) as CityListItem[];
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Popular Cities' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  const shown = byCountry(cities.slice(0, 12));
  for (const [index, { city, businessCount }] of shown.entries()) {
    await expect(cards.nth(index)).toHaveText(`${city}${businessCount} businesses`);
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute(
      'href',
      `/city/${encodeURIComponent(city)}`,
    );
  }
  await expect(cards.filter({ hasText: 'Unknown' })).toHaveCount(0);
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[0]?.city ?? '');
});

test('PUB-HOME-14 the featured businesses are the popular ones', async ({ page, request }) => {
  const popular = (await (await request.get('/api/businesses/popular?limit=12')).json()) as BusinessCard[];
  await page.goto('/');
  const names = page.getByRole('region', { name: 'Featured Businesses' }).getByRole('heading', { level: 3 });
  await expect(names).toHaveText(popular.map(({ name }) => name));
});

test('PUB-HOME-15 PUB-HOME-16 PUB-HOME-17 PUB-API-06 a search shows its results instead of cities and featured businesses', async ({
  page,
  guard,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Popular Cities' })).toBeVisible();
  await page.getByPlaceholder(query).fill('Schlüsseldienst');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular Cities' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Featured Businesses' })).toBeHidden();
  await expect(page.locator('.card')).not.toHaveCount(0);
  await expect
    .poll(() => guard.requests)
    .toContain(`GET /api/businesses/search?query=${encodeURIComponent('Schlüsseldienst')}&limit=50`);
});

test('PUB-HOME-06 the search may be sent with either field or both empty', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(50);
  await page.getByPlaceholder(location).fill('Musterhofen');
  await page.getByPlaceholder(location).press('Enter');
  await expect(page.locator('.count')).toHaveText('11 businesses found');
});

test('a search keeps the focus in its field, and the document title names it', async ({ page }) => {
  await page.goto('/');
  const field = page.getByPlaceholder(query);
  await field.fill('Archiv');
  await page.getByPlaceholder(location).fill('Musterhofen');
  await field.press('Enter');
  await expect(page).toHaveURL('/?query=Archiv&location=Musterhofen');
  await expect(page.locator('.card')).not.toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(page).toHaveTitle(/^Archiv, Musterhofen: Search Results \|/);
  await page.reload();
  await expect(page).toHaveTitle(/^Archiv, Musterhofen: Search Results \|/);
  await page.goto('/businesses?query=Archiv');
  await expect(page).toHaveTitle(/^Archiv: Fachbetriebe finden \|/);
});

test('going back restores the text of the previous search', async ({ page }) => {
  await page.goto('/');
  const field = page.getByPlaceholder(query);
  for (const text of ['Archiv', 'Elektro']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`query=${text}`));
  }
  await page.goBack();
  await expect(field).toHaveValue('Archiv');
});

test('PUB-HOME-18 a search without results shows a notice', async ({ page }) => {
  await page.goto('/?query=Quetschkommodenreparateurzzz&location=');
  await expect(page.getByText('Keine Ergebnisse gefunden.')).toBeVisible();
  await expect(page.getByText('Versuchen Sie es mit anderen Suchbegriffen.')).toBeVisible();
});

test('PUB-HOME-19 the page announces that results are loading', async ({ page }) => {
  await page.goto('/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/businesses/search?**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByPlaceholder(query).fill('Friseur');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Fachbetriebe werden geladen...')).toBeAttached();
  release();
  await expect(page.getByText('Fachbetriebe werden geladen...')).not.toBeAttached();
  await expect(page.locator('.card')).not.toHaveCount(0);
});

test('PUB-ERROR-09 a failing search is tried three times, logged, and looks like one without results', async ({
  page,
  guard,
}) => {
  guard.expectFault(/status of 503/);
  guard.expectFault(/503: The index rests/);
  await page.goto('/');
  let calls = 0;
  await page.route('**/api/businesses/search?**', async (route) => {
    calls += 1;
    await route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, detail: 'The index rests' }),
    });
  });
  await page.getByPlaceholder(query).fill('Friseur');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Keine Ergebnisse gefunden.')).toBeVisible({ timeout: 10_000 });
  expect(calls).toBe(3);
});

test('Going back, reloading and opening the address keep the search', async ({ page, context }) => {
  await page.goto('/');
  await page.getByPlaceholder(query).fill('Schlüsseldienst');
  await page.getByPlaceholder(location).fill('Musterhofen');
  await page.getByRole('button', { name: 'Search' }).click();
  const result = page.locator('.card-name').getByRole('link', { name: 'Immer Offen Schlüsseldienst' });
  await result.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immer Offen Schlüsseldienst');

  await page.goBack();
  await expect(result).toBeVisible();
  await expect(page.getByPlaceholder(query)).toHaveValue('Schlüsseldienst');
  await expect(page.getByPlaceholder(location)).toHaveValue('Musterhofen');
  await page.reload();
  await expect(result).toBeVisible();
  await expect(page.getByPlaceholder(query)).toHaveValue('Schlüsseldienst');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.locator('.card-name').first()).toHaveText('Immer Offen Schlüsseldienst');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Popular Cities' })).toBeVisible();
  await expect(page.getByPlaceholder(query)).toHaveValue('');
});

test('A search in a place without matches shows a notice and the nearest businesses with their distance', async ({
  page,
}) => {
  await page.goto('/?query=Friseur&location=G%C3%B6%C3%9Fweinstein');
  await expect(page.locator('.notice')).toContainText('nearest businesses');
  await expect(page.locator('.card-address').first()).toContainText(/\d+\.\d\skm/);
});

test('PUB-HOME-20 PUB-HOME-21 View All links to the listing and is hidden on a phone', async ({ page }) => {
  await page.goto('/');
  const viewAll = page.getByRole('link', { name: 'View All' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(viewAll).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await viewAll.click();
  await expect(page).toHaveURL('/businesses');
});

test('quick filters on the home page lead to businesses open on Saturdays', async ({ page }) => {
  await page.goto('/');
  const chips = page.getByRole('list', { name: 'Quick filters' });
  await expect(chips.getByRole('link')).toHaveText([
    'Open now',
    'Saturday',
    '24 h',
    '4 stars and up',
    'With phone',
  ]);
  await expect(page.getByRole('button', { name: 'Near me' })).toBeVisible();
  await chips.getByRole('link', { name: 'Saturday' }).click();
  await expect(page).toHaveURL('/businesses?openOn=saturday');
});
