import { emptySiteSettings } from '@gewerk/contracts';
import { logIn, openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';

test.describe.configure({ mode: 'serial' });

const FIELDS = [
  ['site_title', 'Site başlığı'],
  ['site_description', 'Site açıklaması'],
  ['head_code', 'Head kodu'],
  ['footer_code', 'Footer kodu'],
  ['ad_area_1', 'Reklam alanı 1'],
  ['ad_area_2', 'Reklam alanı 2'],
  ['ad_area_3', 'Reklam alanı 3'],
  ['ad_area_4', 'Reklam alanı 4'],
] as const;

test.afterAll(async ({ request }) => {
  const headers = await logIn(request);
  expect(
    (await request.post('/api/admin/settings/bulk', { headers, data: emptySiteSettings })).status(),
  ).toBe(200);
});

test('ADM-SETTINGS-01 ADM-SETTINGS-03 ADM-API-02 the form has the eight fields, and saved changes are on public pages within 2 s', async ({
  page,
}) => {
  await openPanel(page, '/admin?tab=settings');
  for (const [name, label] of FIELDS) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('name', name);
  }
  const title = `Verzeichnis ${Date.now()}`;
  await page.getByLabel('Site başlığı').fill(title);
  await page.getByLabel('Reklam alanı 1', { exact: true }).fill('<p>Anzeige</p>');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText('Başarılı ✓');
  await expect(toast).toContainText('Tüm ayarlar başarıyla kaydedildi');
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 2_000 })
    .toContain(`<title>${title}</title>`);
  const saved = (await (await page.request.get('/api/admin/settings')).json()) as Record<string, string>;
  expect(saved).toEqual({ ...emptySiteSettings, site_title: title, ad_area_1: '<p>Anzeige</p>' });
  await page.goto('/admin?tab=settings&page=audit');
  const entry = page.getByRole('row').filter({ hasText: 'Ayarlar kaydedildi' }).first();
  await expect(entry).toContainText('Site başlığı, Reklam alanı 1', { timeout: 20_000 });
});

test('ADM-SETTINGS-02 an error is shown if the settings cannot be loaded', async ({ page, guard }) => {
  guard.expectFault(/500/);
  await page.route('**/api/admin/settings', (route) => route.fulfill({ status: 500, body: '' }));
  await openPanel(page, '/admin?tab=settings');
  const card = page.getByRole('alert').filter({ hasText: 'Ayarlar' });
  await expect(card.getByRole('heading')).toHaveText('Ayarlar Yüklenemedi');
  await expect(card).toContainText('Site ayarları yüklenirken bir hata oluştu. Lütfen sayfayı yenileyin.');
});

test('ADM-SETTINGS-04 a failed save shows the reason', async ({ page, guard }) => {
  guard.expectFault(/400/);
  await openPanel(page, '/admin?tab=settings');
  await page.route('**/api/admin/settings/bulk', (route) => route.fulfill({ status: 400, body: 'so nicht' }));
  await page.getByLabel('Site başlığı').fill('Anders');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByTestId('toast')).toContainText('Hata ✗');
  await expect(page.getByTestId('toast')).toContainText('Ayarlar kaydedilemedi: HTTP 400: so nicht');
  await expect(page.getByLabel('Site başlığı')).toHaveValue('Anders');
});

test('An unclosed tag causes a warning that can be overridden, more than 64 KB an error that cannot', async ({
  page,
}) => {
  await openPanel(page, '/admin?tab=settings');
  const footer = page.getByLabel('Footer kodu');
  await footer.fill('<p>eins</p>\n<div>zwei');
  await expect(page.locator('#setting-footer_code-problems')).toContainText('Satır 2: <div> kapatılmamış.');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yine de kaydet' }).click();
  await expect(page.getByTestId('toast')).toContainText('Başarılı ✓');
  await footer.fill('x'.repeat(64 * 1024 + 1));
  await expect(page.getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  await footer.fill('');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .poll(async () => (await page.request.get('/api/admin/settings')).text())
    .toContain('"footer_code":""');
});

test('The second of two tabs shows what the first changed, and saves both changes', async ({
  page,
  context,
  guard,
}) => {
  guard.expectFault(/409/);
  await openPanel(page, '/admin?tab=settings');
  const other = await context.newPage();
  await other.goto('/admin?tab=settings');
  await other.getByLabel('Site açıklaması').fill('vom anderen');
  await other.getByRole('button', { name: 'Kaydet' }).click();
  await expect(other.getByTestId('toast')).toContainText('Başarılı ✓');
  await page.getByLabel('Reklam alanı 4', { exact: true }).fill('<b>meins</b>');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ayarlar bu arada değişti' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Site açıklaması']);
  await expect(dialog.locator('.panel-diff ins')).toHaveText(['<b>meins</b>']);
  await dialog.getByRole('button', { name: 'Benim değişikliklerimle birleştirip kaydet' }).click();
  await expect(page.getByTestId('toast')).toContainText('Başarılı ✓');
  const saved = (await (await page.request.get('/api/admin/settings')).json()) as Record<string, string>;
  expect(saved).toMatchObject({ site_description: 'vom anderen', ad_area_4: '<b>meins</b>' });
});

test('An older version is compared line by line and restored', async ({ page }) => {
  await openPanel(page, '/admin?tab=settings&page=versions');
  await page
    .getByRole('button', { name: /Farkı göster/ })
    .first()
    .click();
  await expect(page.locator('.panel-diff ins')).toContainText('<b>meins</b>');
  await page.getByRole('button', { name: 'Bu sürümü geri yükle' }).click();
  await expect(page.getByTestId('toast')).toContainText('Başarılı ✓');
  await page.getByRole('link', { name: 'Kodlar ve reklamlar' }).click();
  await expect(page.getByLabel('Reklam alanı 4', { exact: true })).toHaveValue('');
});

test('The preview of an ad area is shown in a sandboxed frame', async ({ page, guard }) => {
  guard.expectFault(/localStorage|SecurityError|sandbox/i);
  await openPanel(page, '/admin?tab=settings');
  const code =
    '<p id="ad">Anzeige</p><script>try { localStorage.x } catch (e) { document.title = e.name; console.error(e.name) }</script>';
  await page.getByLabel('Reklam alanı 2', { exact: true }).fill(code);
  await page.getByText('Önizleme').last().click();
  const frame = page.frameLocator('iframe[title="Reklam alanı 2 önizlemesi"]');
  await expect(frame.locator('#ad')).toHaveText('Anzeige');
});
