import { logIn, openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/test.js';
import { violations } from '../fixtures/violations.js';

test.describe.configure({ mode: 'serial' });

const LONG = 'Handwerksverzeichnis der Metropolregion';
const HOSTILE = 'A"><img src=x onerror=alert(1)>';

test.afterAll(async ({ request }) => {
  const headers = await logIn(request);
  const { version } = (await (await request.get('/api/admin/site')).json()) as { version: number };
  const data = { name: 'Gewerk', baseVersion: version };
  expect((await request.post('/api/admin/site', { headers, data })).status()).toBe(200);
  await expect.poll(async () => (await request.get('/')).text()).toContain('content="Gewerk"');
});

test('The name of the site is on public pages, in their head and in the manifest within 2 s of publishing', async ({
  page,
}) => {
  await openPanel(page, '/admin?tab=settings');
  const form = page.getByRole('form', { name: 'Site kimliği' });
  await form.getByLabel('Site adı').fill(LONG);
  await expect(form.getByRole('group', { name: 'Telefondaki görünüm' })).toHaveText(LONG);
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Adı yayınla' }).click();
  await expect(page.getByTestId('toast')).toContainText(LONG);
  await expect
    .poll(async () => (await page.request.get('/businesses')).text(), { timeout: 2_000 })
    .toContain(`<meta property="og:site_name" content="${LONG}">`);
  expect(await (await page.request.get('/manifest.webmanifest')).json()).toMatchObject({
    name: LONG,
    short_name: LONG,
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page).toHaveTitle(`${LONG} – Global Business Directory`);
    await expect(page.getByRole('banner').getByRole('link', { name: LONG })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: LONG })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  }
});

test('A name that another tab has published meanwhile is not overwritten unseen, and an earlier one is put back', async ({
  page,
  guard,
}) => {
  await openPanel(page, '/admin?tab=settings');
  const form = page.getByRole('form', { name: 'Site kimliği' });
  await form.getByLabel('Site adı').fill('Meins');
  const state = (await (await page.request.get('/api/admin/session')).json()) as { csrfToken: string };
  const { version } = (await (await page.request.get('/api/admin/site')).json()) as { version: number };
  const headers = { 'x-csrf-token': state.csrfToken };
  const post = (name: string) =>
    page.request.post('/api/admin/site', { headers, data: { name, baseVersion: version } });
  guard.expectFault(/409/);
  const refused = await post(HOSTILE);
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [{ field: 'name', message: 'must not contain < or >' }],
  });
  expect((await post('Anderer Tab')).status()).toBe(200);
  await form.getByRole('button', { name: 'Adı yayınla' }).click();
  await expect(form.getByRole('alert')).toContainText('Anderer Tab');
  await form.getByRole('button', { name: 'Yine de benim adımı yayınla' }).click();
  await expect(page.getByTestId('toast').last()).toContainText('Meins');
  await page.getByText(/^Önceki adlar/).click();
  await page.getByRole('button', { name: 'Bu adı geri getir: Anderer Tab' }).click();
  await expect(form.getByLabel('Site adı')).toHaveValue('Anderer Tab');
});
