import { expect, test } from '../fixtures/api-test.js';
import { startGateway, type LoneGateway } from '../fixtures/lone-gateway.js';
import { openPanel } from '../fixtures/owner.js';
import { readRunningSystem } from '../system/running-system.js';

test.describe.configure({ mode: 'serial' });

/** Browsers resolve every name below localhost to this machine. */
const PANEL = 'panel.localhost';

let gateway: LoneGateway;
let panelUrl: string;

test.beforeAll(async () => {
  const system = readRunningSystem();
  gateway = await startGateway(system.gatewayNatsUrl, {
    CANONICAL_URL: system.url,
    ADMIN_ORIGIN: `http://${PANEL}`,
    REDIS_URL: system.redisUrl,
    RATE_LIMIT_READS: '1000000',
    RATE_LIMIT_WRITES: '1000000',
  });
  panelUrl = `http://${PANEL}:${new URL(gateway.url).port}`;
});
test.afterAll(() => gateway.stop());

test('The panel works on a separate host and links to the public site', async ({ page }) => {
  const { url } = readRunningSystem();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await openPanel(page, `${panelUrl}/`);
  expect(new URL(page.url()).pathname).toBe('/admin');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', `${url}/`);
  const shown = page.locator('table a[target="_blank"]').first();
  await expect(shown).toHaveAttribute('href', new RegExp(`^${url}/`));
  await page.getByRole('link', { name: 'Ayarlar' }).click();
  await page.getByLabel('Reklam Alanı 1').fill('<b>Anzeige</b>');
  await expect(page.getByText('ADMIN_ORIGIN')).toHaveCount(0);
  await page.getByText('Önizleme').first().click();
  await expect(page.frameLocator('.panel-preview iframe').first().getByText('Anzeige')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Exit Panel' })).toBeVisible();
  const [cookie] = (await page.context().cookies(panelUrl)).filter(({ name }) => name === 'gewerk_session');
  expect(cookie).toMatchObject({ domain: PANEL, path: '/', httpOnly: true, sameSite: 'Strict' });
  expect(faults).toEqual([]);

  // As when following a link in an email: a request from another site carries no session cookie, so the page reloads
  // itself.
  await page.goto(`${url}/help`);
  await page.evaluate((address) => (location.href = address), `${panelUrl}/admin?tab=redirects`);
  await expect(page.getByRole('button', { name: 'Exit Panel' })).toBeVisible();
  await expect(page).toHaveURL(`${panelUrl}/admin?tab=redirects`);
});

test('The public host returns 404 for the pages and calls of the panel', async ({ page, request }) => {
  for (const path of ['/admin', '/url-validation-status']) {
    expect((await page.goto(`${panelUrl}${path}`))?.status(), path).toBe(200);
    expect((await page.goto(`${gateway.url}${path}`))?.status(), path).toBe(404);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveCount(0);
  for (const path of ['/api/admin/session', '/api/admin/messages', '/api/admin/nothing']) {
    const refused = await request.get(`${gateway.url}${path}`);
    expect(refused.status(), path).toBe(404);
    expect(refused.headers()['content-type']).toContain('application/problem+json');
  }
  const login = await request.post(`${gateway.url}/api/admin/session`, { data: { password: 'x' } });
  expect(login.status()).toBe(404);
  expect((await request.get(`${gateway.url}/api/admin/settings`)).status()).toBe(200);
  const robots = await request.get(`${gateway.url}/robots.txt`);
  expect(await robots.text()).toContain('Sitemap:');
});
