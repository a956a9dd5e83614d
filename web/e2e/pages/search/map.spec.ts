import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';
import { violations } from '../../fixtures/violations.js';
import { samplePaths } from '../../system/samples.js';

/** A city's page is English in the mixed catalogue. */
const toggle = (page: Page) => page.getByRole('button', { name: /^(?:Karte anzeigen|Show map)$/ });
const toggleOff = (page: Page) => page.getByRole('button', { name: 'Karte schließen' });
const map = (page: Page) =>
  page.getByRole('region', { name: /^(?:Karte der Betriebe|Map of the businesses)$/ });
const canvas = (page: Page) => map(page).locator('canvas').first();

/** Opens the map of the samples' city and waits until it is visible. */
async function openMap(page: Page, path = '/businesses?location=Musterhofen') {
  await page.goto(path);
  await toggle(page).click();
  await expect(canvas(page)).toBeVisible();
}

test('the map loads nothing before it is opened', async ({ page, guard }) => {
  await page.goto('/businesses?location=Musterhofen');
  await expect(toggle(page)).toBeVisible();
  expect(
    guard.requests.filter((request) => /business-map|base-map|map-details|map-near|tiles/.test(request)),
  ).toEqual([]);
  await toggle(page).click();
  await expect(canvas(page)).toBeVisible();
  await expect.poll(() => guard.requests.some((request) => request.includes('/api/tiles/'))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Karte schließen' }).click();
  await expect(map(page)).toHaveCount(0);
  await expect(page.locator('.card').first()).toBeVisible();
});

test("'In diesem Gebiet suchen' searches within the map and keeps the rectangle in the address", async ({
  page,
}) => {
  await openMap(page);
  await expect(page.getByRole('link', { name: 'In diesem Gebiet suchen' })).toHaveCount(0);
  const zoomOut = map(page).getByRole('button', { name: 'Verkleinern' });
  await zoomOut.click();
  await page.getByRole('link', { name: 'In diesem Gebiet suchen' }).click();
  await expect(page).toHaveURL(/\/businesses\?box=[\d.%C-]+$/);
  await expect(page.getByRole('link', { name: 'Filter entfernen: Kartenausschnitt' })).toBeVisible();
  await expect(page.locator('.card-name', { hasText: 'Vollständig Kfz-Technik' })).toHaveCount(1);
  await expect(map(page)).toBeVisible();
  await page.reload();
  await expect(canvas(page)).toBeVisible();
});

test('the map of an address with a rectangle loads its script and the base map in parallel', async ({
  page,
}) => {
  const base = page.waitForRequest('**/assets/base-map-*');
  // The base map must be requested without waiting for any other script of the map, which would cost another round
  // trip.
  await page.route(/(?:business-map|map-data)-/, async (route) => {
    await base;
    await route.continue();
  });
  await page.goto('/businesses?box=11.0000,49.0000,12.0000,50.0000');
  await expect(canvas(page)).toBeVisible();
});

for (const { name, path, tiles } of [
  { name: 'search results', path: '/businesses?query=Friseur&location=Berlin', tiles: /[?&]trade=/ },
  { name: 'a city', path: '/city/Musterhofen', tiles: /\/\d+$/ },
  { name: 'a category', path: '/categories/kfz-werkstatt', tiles: /\?category=kfz-werkstatt$/ },
  {
    name: 'a category in a city',
    path: '/categories/kfz-werkstatt/Berlin',
    tiles: /\?category=kfz-werkstatt$/,
  },
]) {
  test(`the map of ${name} has numbered cards next to it and requests the tiles of its businesses`, async ({
    page,
  }) => {
    const asked = page.waitForRequest(/\/api\/tiles\//);
    await openMap(page, path);
    expect((await asked).url()).toMatch(tiles);
    const number = await page
      .locator('.card-name')
      .first()
      .evaluate((heading) => getComputedStyle(heading, '::before').content);
    expect(number).toContain('counter(pin)');
    const [list, side] = await Promise.all(
      ['.map-list', '.map-side'].map((part) => page.locator(part).boundingBox()),
    );
    expect(side?.x).toBeGreaterThan((list?.x ?? 0) + 100);
  });
}

test('pins and cards highlight each other, and a pin shows its business', async ({ page }) => {
  await openMap(page, '/businesses?query=Vollständig+Kfz-Technik');
  const card = page.locator('.card').first();
  await card.hover();
  await expect(card).toHaveClass(/is-lit/);
  await page.mouse.move(0, 0);
  await expect(card).not.toHaveClass(/is-lit/);
  // Keyboard focus has the same effect.
  await card.getByRole('link').first().focus();
  await expect(card).toHaveClass(/is-lit/);
  // A single business is at the centre of the map.
  await map(page).locator('.map-canvas').click();
  await expect(map(page).getByRole('link', { name: 'Vollständig Kfz-Technik' })).toBeVisible();
  await expect(card).toHaveClass(/is-lit/);
  await map(page).getByRole('button', { name: 'Schließen', exact: true }).click();
  await expect(map(page).getByRole('link', { name: 'Vollständig Kfz-Technik' })).toHaveCount(0);
});

test('a focused map shows a visible focus ring', async ({ page }) => {
  await openMap(page);
  const place = map(page).locator('.map-canvas');
  await place.scrollIntoViewIfNeeded();
  const { x, y } = (await place.boundingBox()) ?? { x: 0, y: 0 };
  const edge = () => page.screenshot({ clip: { x: x + 1, y: y + 60, width: 1, height: 1 } });
  const plain = await edge();
  await toggleOff(page).focus();
  await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  expect((await edge()).equals(plain)).toBe(false);
});

test('a map that is zoomed in too far for its base map shows that it has no streets', async ({ page }) => {
  await openMap(page, '/businesses?query=Vollständig+Kfz-Technik');
  const zoom = (name: string) => map(page).getByRole('button', { name });
  const bare = map(page).getByText('Diese Karte hat keine Straßen.');
  await expect(map(page).locator('.ol-scale-line-inner')).toHaveText(/^(?:1000 m|\d+ km)$/);
  await expect(bare).toHaveCount(0);
  await expect(async () => {
    await zoom('Vergrößern').click();
    await expect(bare).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(async () => {
    await zoom('Verkleinern').click();
    await expect(bare).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('pins are shown before the base map has loaded', async ({ page }) => {
  await page.route('**/assets/base-map-*', () => undefined);
  await openMap(page, '/businesses?query=Vollständig+Kfz-Technik');
  await map(page).locator('.map-canvas').click();
  await expect(map(page).getByRole('link', { name: 'Vollständig Kfz-Technik' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a map that cannot be loaded shows an error, and the list stays', async ({ page, guard }) => {
  await page.route('**/assets/base-map-*', (route) => route.fulfill({ status: 503, body: '' }));
  guard.expectFault(/503|base-map/);
  await page.goto('/city/Musterhofen');
  await toggle(page).click();
  await expect(page.getByRole('alert')).toHaveText(/The map cannot be loaded/);
  await expect(page.locator('.card').first()).toBeVisible();
});

test('a map whose script fails to load leaves the list complete and can be loaded again', async ({
  page,
  guard,
}) => {
  await page.route('**/assets/business-map-*', (route) => route.abort());
  guard.expectFault(/business-map|dynamically imported/);
  await page.goto('/businesses?location=Musterhofen');
  const cards = page.locator('.card');
  const shown = await cards.count();
  await toggle(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Die Karte lässt sich nicht laden. Die Liste zeigt dieselben Betriebe.',
  );
  expect(await cards.count()).toBe(shown);
  expect(await violations(page)).toEqual([]);
  await page.unrouteAll();
  const retry = map(page).getByRole('button', { name: 'Erneut versuchen' });
  // When the browser is offline, the page must stay instead of being replaced by the browser's error page.
  guard.expectFault(/INTERNET_DISCONNECTED|Failed to fetch/);
  await page.context().setOffline(true);
  await retry.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Die Karte' })).toBeVisible();
  await page.context().setOffline(false);
  expect(await cards.count()).toBe(shown);
  await retry.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(canvas(page)).toBeVisible();
});

test('a base map that failed to load can be loaded again', async ({ page, guard }) => {
  await page.route('**/assets/base-map-*', (route) => route.abort());
  guard.expectFault(/base-map|Failed to fetch/);
  await page.goto('/city/Musterhofen');
  await toggle(page).click();
  await expect(page.getByRole('alert')).toHaveText(/The map cannot be loaded/);
  await page.unrouteAll();
  const ground = page.waitForResponse('**/assets/base-map-*');
  await map(page).getByRole('button', { name: 'Try again' }).click();
  expect((await ground).ok()).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(map(page).locator('.map-note')).toHaveCount(0);
});

test("a business's page loads its map when it is scrolled to, with a pin and others of its category", async ({
  page,
  guard,
}) => {
  await page.goto(`${samplePaths.full}?lang=de`);
  const location = page.getByRole('region', { name: 'Lage' });
  await expect(location.getByRole('button', { name: 'Karte anzeigen' })).toHaveCount(1);
  expect(guard.requests.filter((request) => /business-map|base-map|tiles/.test(request))).toEqual([]);
  await page.mouse.wheel(0, 50);
  await location.scrollIntoViewIfNeeded();
  await expect(location.locator('canvas').first()).toBeVisible();
  await expect.poll(() => guard.requests.some((request) => request.includes('/api/tiles/'))).toBe(true);
  // The map is zoomed in far enough to show the names of small places.
  await expect.poll(() => guard.requests.some((request) => request.includes('map-near-'))).toBe(true);
  await expect(location.getByRole('application')).toHaveAccessibleName(/Die Anschrift steht unter Kontakt/);
  await location.locator('.map-canvas').click();
  await expect(location.getByRole('link', { name: 'Vollständig Kfz-Technik' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("a business's page stays if the script of its map fails to load", async ({ page, guard }) => {
  await page.route('**/assets/business-map-*', (route) => route.fulfill({ status: 503, body: '' }));
  guard.expectFault(/503|business-map/);
  await page.goto(`${samplePaths.full}?lang=de`);
  const location = page.getByRole('region', { name: 'Lage' });
  // Clicked without scrolling to the button, since scrolling would load the map too.
  await location.getByRole('button', { name: 'Karte anzeigen' }).dispatchEvent('click');
  await expect(location.getByRole('alert')).toHaveText(/Die Anschrift steht unter Kontakt/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
