import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';

const LISTING = '/api/businesses/slug/musterhofen/nie-offen-archiv';

/** Opens a page and waits until it watches for links that a visitor is about to follow. */
async function openWatching(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.locator('body > [aria-live]').waitFor({ state: 'attached' });
  return page.getByRole('link', { name: 'Nie Offen Archiv', exact: true });
}

function requestsOf(page: Page, path: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
}

for (const [intent, act] of [
  ['rests a pointer on', (link: Locator) => link.hover()],
  ['touches', (link: Locator) => link.dispatchEvent('touchstart')],
  ['reaches by the keyboard', (link: Locator) => link.focus()],
] as const) {
  test(`the page of a link that a visitor ${intent} is requested once, and its view is counted when it is opened`, async ({
    page,
    guard,
  }) => {
    const reads = requestsOf(page, LISTING);
    const counts = requestsOf(page, '/api/clicks');
    const link = await openWatching(page, '/city/Musterhofen');
    const [read] = await Promise.all([page.waitForRequest(`**${LISTING}`), act(link)]);
    expect((await read.allHeaders())['purpose']).toBe('prefetch');
    expect(counts).toHaveLength(0);
    const [count] = await Promise.all([page.waitForRequest('**/api/clicks'), link.click()]);
    await expect(page.getByRole('heading', { level: 1, name: 'Nie Offen Archiv' })).toBeVisible();
    expect((await count.response())?.status()).toBe(204);
    expect(reads).toHaveLength(1);
    expect(counts).toHaveLength(1);
    const scripts = guard.requests.filter((request) => /business-page-/.test(request));
    expect(scripts).toEqual([...new Set(scripts)]);
    expect(scripts).toHaveLength(1);
  });
}

test('with data saving on, nothing is requested before the click, and that request counts as the view', async ({
  page,
  guard,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const reads = requestsOf(page, LISTING);
  const counts = requestsOf(page, '/api/clicks');
  const link = await openWatching(page, '/city/Musterhofen');
  await link.hover();
  await link.dispatchEvent('touchstart');
  await link.focus();
  // A request caused by the focus would have been sent before this one is answered.
  await page.evaluate(() => fetch('/api/businesses/stats'));
  expect(reads).toHaveLength(0);
  expect(guard.requests.filter((request) => /business-page-/.test(request))).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nie Offen Archiv' })).toBeVisible();
  expect(reads).toHaveLength(1);
  expect(await reads[0]?.headerValue('purpose')).toBeNull();
  expect(counts).toHaveLength(0);
});

test('the previous page stays with a progress line until the next has its data, then the focus moves and the title is announced', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${LISTING}`, async (route) => {
    await held;
    await route.continue();
  });
  const link = await openWatching(page, '/city/Musterhofen');
  await link.click();
  await expect(page.locator('.progress-line')).toBeVisible();
  const delay = await page
    .locator('.progress-line')
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).animationDelay));
  expect(delay, 'counted from the tap, in seconds').toBeLessThan(0.22);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Nie Offen Archiv' })).toBeVisible();
  await expect(page.locator('.progress-line')).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('body > [aria-live]')).toHaveText(/^Nie Offen Archiv/);
  await page.goBack();
  await expect(page.locator('body > [aria-live]')).toHaveText(/Musterhofen/);
});

test('each search has its own title', async ({ page }) => {
  await page.goto('/?query=Schl%C3%BCsseldienst&location=Berlin');
  await expect(page).toHaveTitle(/Schlüsseldienst.*Berlin/);
  await page.goto('/businesses?query=Archiv');
  await expect(page).toHaveTitle(/Archiv/);
});
