import { expect, test } from '../../fixtures/api-test.js';
import { openPassedOnPage } from '../../fixtures/passed-on-page.js';
import { readRunningSystem } from '../../system/running-system.js';

test('a reused page keeps nothing of the previous test', async ({ browser }) => {
  const { url } = readRunningSystem();
  const { context, page, empty } = await openPassedOnPage(browser, url);
  await context.addCookies([{ name: 'left', value: 'behind', url }]);
  await page.route('**/about', (route) => route.fulfill({ body: 'answered by a test' }));
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(async () => {
    window.name = 'left';
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    await caches.open('left');
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
  });
  await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  expect(await empty()).toBe(true);
  // Ignore the data that the page prefetched before it was emptied.
  requests.length = 0;

  expect(context.pages()).toEqual([page]);
  await page.goto('/about');
  expect(requests).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const left = await page.evaluate(async () => ({
    name: window.name,
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'left'),
    isPrint: matchMedia('print').matches,
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  expect(left).toEqual({
    name: '',
    local: null,
    session: null,
    caches: [],
    databases: [],
    isPrint: false,
    isReduced: false,
  });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('left');
  await context.close();
});

test('a page with persistent state is not reused', async ({ browser }) => {
  const { url } = readRunningSystem();
  const lasting: readonly ((opened: Awaited<ReturnType<typeof openPassedOnPage>>) => Promise<unknown>)[] = [
    ({ page }) => page.addInitScript(() => undefined),
    ({ page }) => page.exposeFunction('left', () => undefined),
    ({ page }) => page.clock.install(),
    ({ context }) => context.addInitScript(() => undefined),
    ({ context }) => context.grantPermissions(['clipboard-read']),
    ({ context }) => context.setOffline(true),
    ({ page }) => page.close(),
  ];
  for (const act of lasting) {
    const opened = await openPassedOnPage(browser, url);
    await act(opened);
    expect(await opened.empty(), String(act)).toBe(false);
    await opened.context.close();
  }
});

test('a page that is still going back is reused', async ({ browser }) => {
  const { url } = readRunningSystem();
  const { context, page, empty } = await openPassedOnPage(browser, url);
  for (let wait = 0; wait < 20; wait += 1) {
    await page.goto('/about', { waitUntil: 'commit' });
    await page.evaluate((ms) => {
      history.pushState({ isOver: performance.timeOrigin }, '');
      setTimeout(() => history.back(), ms);
    }, wait);
    expect(await empty(), `${wait} ms`).toBe(true);
  }
  await context.close();
});
