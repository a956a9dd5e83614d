import { startNats } from '@gewerk/testing';
import { test as base } from '@playwright/test';
import { startGateway } from '../fixtures/lone-gateway.js';
import { guardPage } from '../fixtures/page-guard.js';

interface WorkerFixtures {
  /** Origin of a gateway without any running services. */
  loneUrl: string;
}

/**
 * A gateway alone on its bus: every operation fails immediately, and pages look as they do to visitors during an
 * outage.
 */
const test = base.extend<object, WorkerFixtures>({
  loneUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's dependencies from the pattern
    async ({}, provide) => {
      const nats = await startNats();
      const gateway = await startGateway(nats.url);
      await provide(gateway.url);
      await gateway.stop();
      await nats.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ loneUrl }, provide) => provide(loneUrl),
});
const { expect } = base;

test.describe.configure({ mode: 'serial' });
test.use({ javaScriptEnabled: false });

test('PUB-HOME-07 PUB-FOOTER-06 PUB-SEO-04 without figures the home page shows fallbacks in intro, footer and description', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.hero-intro')).toContainText('441,003');
  await expect(page.getByRole('contentinfo')).toContainText('521,000 companies');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /441,000\+ companies/);
});

test('PUB-CAT-08 PUB-CAT-10 PUB-CAT-18 PUB-CAT-19 a category that cannot be loaded shows an error and fallback figures', async ({
  page,
}) => {
  const response = await page.goto('/categories/kfz-werkstatt');
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('1');
  const tiles = page.locator('.tiles');
  await expect(tiles).toContainText('580');
  await expect(tiles).toContainText('4.5');
  await expect(page.getByRole('alert')).toContainText('Veri yüklenirken hata oluştu');
  await expect(page.getByRole('alert')).toContainText('KFZ-Werkstatt');
  await expect(page.getByRole('alert')).toContainText('503: ');
  await expect(page.getByRole('button', { name: 'Sayfayı Yenile' })).toBeVisible();
});

test('PUB-DETAIL-02 a business that cannot be loaded shows an error and does not redirect', async ({
  page,
}) => {
  const response = await page.goto('/berlin/irgendein-betrieb');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unternehmen nicht gefunden');
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
});

test('PUB-ERROR-09 a failed search looks like one without results', async ({ page }) => {
  await page.goto('/?query=Friseur&location=');
  await expect(page.getByText('Keine Ergebnisse gefunden.')).toBeVisible();
});

test('Data returns 503 with Retry-After, and failed pages are not cached', async ({ request }) => {
  const data = await request.get('/api/businesses/stats');
  expect(data.status()).toBe(503);
  expect(data.headers()['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(Number(data.headers()['retry-after'])).toBeGreaterThan(0);
  expect((await request.get('/')).headers()['cache-control']).toBe('no-cache');
  expect((await request.get('/healthz')).status()).toBe(200);
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('The browser hydrates a page of fallbacks without errors or requests', async ({ page, baseURL }) => {
    const guard = guardPage(page, baseURL ?? '');
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.hero-intro')).toContainText('441,003');
    expect(guard.requests.filter((request) => request.includes('/api/'))).toEqual([]);
    expect(guard.verdict()).toEqual([]);
  });
});
