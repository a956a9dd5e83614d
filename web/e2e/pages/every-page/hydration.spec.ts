import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/test.js';
import { samplePaths } from '../../system/samples.js';

const paths = [
  '/',
  '/?query=Archiv&location=Musterhofen',
  '/businesses',
  '/businesses?query=Schl%C3%BCsseldienst&view=list',
  '/city/Musterhofen',
  '/city/Nirgendwo',
  '/categories',
  '/categories/kfz-werkstatt',
  '/categories/restaurant?view=list&page=2',
  samplePaths.full,
  samplePaths.bare,
  '/about',
  '/help?q=Eintrag',
  '/privacy',
  '/cookies',
  '/blog',
  '/blog/winterreifen-wechsel',
];

/** Requests for data. A form's token is not data: every page with a form requests its own. */
const dataCalls = (requests: readonly string[]): string[] =>
  requests.filter((request) => request.includes('/api/') && !request.includes('/api/form-token'));

for (const path of paths) {
  test(`PUB-CACHE-02 ${path} is hydrated without requesting data again`, async ({ page, guard }) => {
    const html = (await (await page.request.get(path)).text()).replace(/^[\s\S]*<div id="root">/, '');
    await page.goto(path);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect(dataCalls(guard.requests)).toEqual([]);
    expect(html).toContain('<main');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForLoadState('networkidle');
    expect(dataCalls(guard.requests)).toEqual([]);
  });
}

test('Navigation within the site loads no new document and updates title, address and focus', async ({
  page,
  guard,
}) => {
  await page.goto('/');
  await takenOver(page);
  await page.getByRole('link', { name: 'Businesses' }).first().click();
  await expect(page).toHaveTitle(/^Fachbetriebe finden \|/);
  await expect(page.locator('#main')).toBeFocused();
  await page.getByLabel('Stadt', { exact: true }).selectOption('Berlin');
  await page.locator('.card-name a').first().click();
  await expect(page.locator('.business-head h1')).toBeVisible();
  const name = (await page.locator('.business-head h1').textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[^\p{L} ]/gu, '.')}`, 'u'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Restaurants' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants');
  await page.goBack();
  await expect(page.locator('.business-head h1')).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL('/businesses?location=Berlin');
  const documents = guard.requests.filter(
    (request) =>
      !/(?:GET \/(?:api|assets|demo-pictures|favicon|manifest|icon-)|POST \/api\/clicks)/.test(request),
  );
  expect(documents).toEqual(['GET /']);
});

test('PUB-CACHE-01 PUB-CACHE-05 PUB-CACHE-07 visiting the same pages again requests nothing twice', async ({
  page,
  guard,
}) => {
  await page.goto('/');
  await takenOver(page);
  const visit = async (): Promise<void> => {
    await page
      .getByRole('region', { name: 'Popular Cities' })
      .getByRole('link', { name: /^Berlin/ })
      .click();
    await expect(page.locator('.card-name')).toHaveCount(20);
    await page.locator('.card-name a').first().click();
    await expect(page.locator('.business-head h1')).toBeVisible();
    // Leaving the page before the response has arrived cancels the request, which is then sent again on the next visit.
    await expect(page.getByRole('region', { name: /more nearby$/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Popular Cities' })).toBeVisible();
  };
  const calls = (): string[] => guard.requests.filter((request) => request.startsWith('GET /api/'));
  await visit();
  await visit();
  // Content far down a page is requested when it comes close to the viewport.
  expect(calls().length).toBeGreaterThanOrEqual(2);
  expect(calls()).toEqual([...new Set(calls())]);
});

test('PUB-API-01 reads are GET requests with credentials', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'visitor', value: 'one', url: baseURL ?? '' }]);
  await page.goto('/');
  await takenOver(page);
  const [call] = await Promise.all([
    page.waitForRequest('**/api/businesses/search?**'),
    page.getByRole('button', { name: 'Search' }).click(),
  ]);
  expect(call.method()).toBe('GET');
  expect((await call.allHeaders())['cookie']).toContain('visitor=one');
});

test('The page guard detects a violation of the content security policy', async ({ page, guard }) => {
  guard.expectFault(/Content Security Policy/);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('div');
    script.innerHTML = '<img src="x" onerror="document.title = 1">';
    document.body.append(script);
  });
  await expect.poll(() => guard.faults.length).toBeGreaterThan(0);
  guard.expectFault(/status of 404/);
  await expect(page).not.toHaveTitle('1');
});
