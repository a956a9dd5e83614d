import { logIn, openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/test.js';
import { violations } from '../fixtures/violations.js';

test.describe.configure({ mode: 'serial' });

const LONG = 'Handwerksverzeichnis der Metropolregion';
const HOSTILE = 'A"><img src=x onerror=alert(1)>';

test.afterAll(async ({ request }) => {
  const headers = await logIn(request);
  const { version } = (await (await request.get('/api/admin/site')).json()) as { version: number };
  const data = {
    name: 'Gewerk',
    logo: null,
    accent: null,
    email: '',
    phone: '',
    supportHours: '',
    social: [],
    startLanguage: null,
    baseVersion: version,
  };
  expect((await request.post('/api/admin/site', { headers, data })).status()).toBe(200);
  await expect.poll(async () => (await request.get('/')).text()).toContain('content="Gewerk"');
});

test('The name of the site is on public pages, in their head and in the manifest within 2 s of publishing', async ({
  page,
}) => {
  await openPanel(page, '/admin?tab=settings&page=site');
  const form = page.getByRole('form', { name: 'Site kimliği' });
  await form.getByLabel('Site adı').fill(LONG);
  await expect(form.getByRole('group', { name: 'Telefondaki görünüm' })).toContainText(LONG);
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
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
    const name = page.getByRole('banner').getByText(LONG);
    expect(await name.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThan(10);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Exit Panel' })).toBeVisible();
  const [name, exit] = await Promise.all(
    [page.locator('.panel-name'), page.getByRole('button', { name: 'Exit Panel' })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(Math.abs((name?.y ?? 0) - (exit?.y ?? 999)), 'in one line').toBeLessThan(20);
});

test('A name that another tab has published meanwhile is overwritten only on confirmation, and can be restored', async ({
  page,
  guard,
}) => {
  await openPanel(page, '/admin?tab=settings&page=site');
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
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(form.getByRole('alert').getByRole('listitem')).toContainText([
    'Site adı: orada “Anderer Tab”, burada “Meins”',
  ]);
  await form.getByRole('button', { name: 'Yine de benimkini yayınla' }).click();
  await expect(page.getByTestId('toast').last()).toContainText('Meins');
  await page.getByText(/^Önceki sürümler/).click();
  await page.getByRole('button', { name: /^Bu sürümü geri getir: Anderer Tab/ }).click();
  await expect(form.getByLabel('Site adı')).toHaveValue('Anderer Tab');
});

test('Unpublished name, logo and colour are shown in the preview of the home page only', async ({
  page,
  request,
}) => {
  await openPanel(page, '/admin?tab=settings&page=site');
  const form = page.getByRole('form', { name: 'Site kimliği' });
  await form.getByLabel('Site adı').fill('Noch geheim');
  await form.getByLabel('Renk kodu').fill('#8A2B06');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#8A2B06"/></svg>';
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await form.getByRole('button', { name: 'Önizleme' }).click();
  const frame = page.locator('.page-preview iframe');
  const shown = page.frameLocator('.page-preview iframe');
  await expect(shown.getByRole('banner')).toContainText('Noch geheim');
  const logo = shown.getByRole('banner').locator('.logo img');
  await expect.poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(960);
  const accent = await shown
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--g-colors-accent'));
  expect(accent.toUpperCase()).toBe('#8A2B06');
  expect((await request.get((await frame.getAttribute('src')) ?? '')).status()).toBe(401);
  expect(await (await request.get('/')).text()).not.toContain('Noch geheim');
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  await form.getByRole('button', { name: 'Değişiklikleri geri al' }).click();
});

test('Logo, colour and contact are on public pages, in the icons and in the share image within 2 s of publishing', async ({
  page,
}) => {
  await openPanel(page, '/admin?tab=settings&page=site');
  const form = page.getByRole('form', { name: 'Site kimliği' });
  const share = async () => (await page.request.get('/api/og/site')).body();
  const before = await share();
  await form.getByLabel('Renk kodu').fill('#F2A900');
  await expect(form.getByRole('status')).toContainText('4,5:1');
  await expect(form.getByRole('button', { name: 'Yayınla', exact: true })).toBeDisabled();
  await form.getByLabel('Renk kodu').fill('#8A2B06');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" onload="alert(1)"><rect width="120" height="40" fill="#8A2B06"/></svg>';
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await form.getByLabel('İletişim e-postası').fill('hallo@nord.example');
  await form.getByLabel('Telefon', { exact: true }).fill('+49 921 1234');
  await form.getByLabel('Destek saatleri').fill('Mo-Do 8-16');
  await form.getByLabel('Sosyal medya adresleri').fill('https://mastodon.example/@nord');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('toast').last()).toContainText('yayınlandı');
  await expect
    .poll(async () => (await page.request.get('/businesses')).text(), { timeout: 2_000 })
    .toMatch(/--g-colors-accent:#8A2B06[^]*src="\/media\/logo\/[0-9a-f]{32}"/);
  await expect.poll(async () => (await share()).equals(before), { timeout: 2_000 }).toBe(false);
  const icon = await page.request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/png');
  expect(await (await page.request.get('/manifest.webmanifest')).json()).toMatchObject({
    theme_color: '#8A2B06',
  });
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('link', { name: 'hallo@nord.example' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Mo-Do 8-16')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Mastodon' })).toHaveAttribute(
    'href',
    'https://mastodon.example/@nord',
  );
  await expect(footer.getByRole('link', { name: '+49 921 1234' })).toBeVisible();
  const logo = page.getByRole('banner').locator('.logo img');
  await expect.poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(960);
  expect(await violations(page)).toEqual([]);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const [ground, ink] = await page
      .getByRole('button', { name: 'Nachricht senden' })
      .evaluate((button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color]);
    expect(ground).not.toBe(ink);
    expect(await violations(page)).toEqual([]);
  }
});

test('The start language applies to addresses without a language within 2 s of publishing, but not to the panel', async ({
  page,
}) => {
  await openPanel(page, '/admin?tab=settings&page=site');
  const form = page.getByRole('form', { name: 'Site kimliği' });
  await expect(form.getByRole('link', { name: 'Ana sayfaya bak' })).toHaveAttribute('href', '/');
  await form.getByLabel('Başlangıç dili').selectOption({ label: 'Deutsch' });
  await expect(form.getByRole('link', { name: 'Ana sayfaya bak' })).toHaveAttribute('href', '/?lang=de');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(page.getByTestId('toast').last()).toContainText('yayınlandı');
  await expect
    .poll(async () => (await page.request.get('/imprint')).text(), { timeout: 2_000 })
    .toContain('<html lang="de">');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Ayarları');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Das richtige Gewerk');
  const banner = page.getByRole('banner');
  await expect(banner.locator('.site-languages a')).toHaveText(['DE Deutsch', 'EN English', 'TR Türkçe']);
  await expect(banner.locator('.site-languages a[aria-current]')).toHaveText('DE Deutsch');
  await banner.getByRole('link', { name: 'Kategorien' }).click();
  await expect(page).toHaveURL('/categories');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/categories$/);
  await banner.getByRole('link', { name: 'TR Türkçe' }).click();
  await expect(page).toHaveURL('/categories?lang=tr');
  await banner.getByRole('link', { name: 'DE Deutsch' }).click();
  await expect(page).toHaveURL('/categories');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
