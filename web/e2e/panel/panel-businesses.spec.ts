import type { Page } from '@playwright/test';
import { create, field, nameOf, save, toast } from '../fixtures/managed-business.js';
import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const PAGE_WITHIN_MS = 2_000;
const SEARCH_WITHIN_MS = 5_000;

/** Whether the panel's search finds a business of this name. */
async function isFound(page: Page, name: string): Promise<boolean> {
  const answer = await page.request.get(`/api/admin/businesses?search=${encodeURIComponent(name)}`);
  const { businesses } = (await answer.json()) as { businesses: { name: string }[] };
  return businesses.some((business) => business.name === name);
}

test.beforeEach(async ({ page }) => {
  await openPanel(page, '/admin?tab=businesses');
});

test('ADM-BIZ-01 the operator creates a business with two spans a day, and finds it on the site and in the search', async ({
  page,
}) => {
  await expect(page.getByText('İşletme yönetimi burada gösterilecek.')).toBeVisible();
  const name = nameOf('Glaserei');
  await page.getByRole('link', { name: 'Yeni işletme' }).focus();
  await page.keyboard.press('Enter');
  await field(page, 'İsim').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Glaserei');
  await field(page, 'Şehir').fill('Musterhofen');
  await field(page, 'Enlem').fill('49.9');
  await field(page, 'Boylam').fill('11.6');
  await page.getByLabel('Çalışma saatleri biliniyor').press('Space');
  await page.getByRole('button', { name: 'Pazartesi için aralık ekle' }).press('Enter');
  await field(page, 'Pazartesi, 1. aralık bitişi').fill('12:00');
  await page.getByRole('button', { name: 'Pazartesi için aralık ekle' }).press('Enter');
  await field(page, 'Pazartesi, 2. aralık başlangıcı').fill('13:30');
  await page.getByRole('button', { name: 'Pazartesiyi cumaya kadar kopyala' }).press('Enter');
  await field(page, 'İsim').press('Enter');
  await expect(toast(page)).toContainText('İşletme oluşturuldu');
  const link = page.getByRole('link', { name: 'Sayfayı aç' });
  const path = (await link.getAttribute('href')) ?? '';
  await expect
    .poll(async () => (await page.request.get(path)).text(), { timeout: PAGE_WITHIN_MS })
    .toContain('08:00-12:00, 13:30-18:00');
  await expect.poll(() => isFound(page, name), { timeout: SEARCH_WITHIN_MS }).toBe(true);
});

test('ADM-BIZ-02 the operator edits a business from the list, and its page and the redirect from its old address follow within 2 s', async ({
  page,
}) => {
  const name = nameOf('Polsterei');
  const path = await create(page, name);
  await expect.poll(() => isFound(page, name), { timeout: SEARCH_WITHIN_MS }).toBe(true);
  await page.request.get(path);
  await page.getByRole('link', { name: 'Gösterge Paneli' }).click();
  await page.getByLabel('Ara', { exact: true }).fill(name);
  await page.locator('.panel-businesses').getByRole('link', { name, exact: true }).click();
  await field(page, 'İsim').fill(`${name} Süd`);
  await field(page, 'Telefon').fill('0921 555 123');
  await expect(page.getByText('Kaydedilmemiş değişiklikler var.')).toBeVisible();
  await save(page);
  await expect(toast(page)).toContainText('İşletme kaydedildi');
  await expect(field(page, 'Telefon')).toHaveValue('0921 555123');
  await expect
    .poll(async () => (await page.request.get(path, { maxRedirects: 0 })).status(), {
      timeout: PAGE_WITHIN_MS,
    })
    .toBe(301);
  expect(await (await page.request.get(path)).text()).toContain('0921 555123');
  await expect.poll(() => isFound(page, `${name} Süd`), { timeout: SEARCH_WITHIN_MS }).toBe(true);
});

test('an invalid value is marked, and the input stays', async ({ page, guard }) => {
  guard.expectFault(/400/);
  await page.goto('/admin?tab=businesses&business=new');
  await field(page, 'İsim').fill(nameOf('Fehler'));
  await field(page, 'Web sitesi').fill('ftp://beispiel.example');
  await save(page);
  await expect(field(page, 'Web sitesi')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Web sitesi')).toHaveAccessibleDescription(/https:\/\/www\.example\.de/);
  await expect(field(page, 'Web sitesi')).toHaveValue('ftp://beispiel.example');
});

test('the second of two editors sees what the first changed, and saves both changes', async ({
  page,
  context,
  guard,
}) => {
  guard.expectFault(/409/);
  await create(page, nameOf('Doppelt'));
  const other = await context.newPage();
  await other.goto(page.url());
  await field(other, 'Telefon').fill('0921 111 222');
  await save(other);
  await expect(toast(other)).toContainText('İşletme kaydedildi');
  await field(page, 'Açıklama').fill('Aus dem ersten Fenster.');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'İşletme bu arada değişti' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Telefon: şimdi “0921 111222”; kaydetseniz de böyle kalır',
  ]);
  await dialog.getByRole('button', { name: 'Yine de benimkini kaydet' }).click();
  await expect(toast(page)).toContainText('İşletme kaydedildi');
  await expect(field(page, 'Telefon')).toHaveValue('0921 111222');
  await expect(field(page, 'Açıklama')).toHaveValue('Aus dem ersten Fenster.');
});

test('ADM-BIZ-03 the operator deletes a business and undoes the deletion', async ({ page }) => {
  const name = nameOf('Schlosserei');
  const path = await create(page, name);
  await expect.poll(() => isFound(page, name), { timeout: SEARCH_WITHIN_MS }).toBe(true);
  const status = async (): Promise<number> => (await page.request.get(path)).status();
  await expect.poll(status, { timeout: PAGE_WITHIN_MS }).toBe(200);
  await page.getByRole('button', { name: 'İşletmeyi sil' }).click();
  await expect(page.getByText(`${name} silindi.`)).toBeVisible();
  await expect.poll(status, { timeout: PAGE_WITHIN_MS }).toBe(404);
  await expect.poll(() => isFound(page, name), { timeout: SEARCH_WITHIN_MS }).toBe(false);
  await expect(page.getByRole('button', { name: 'Geri al' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'İsim')).toHaveValue(name);
  await expect.poll(status, { timeout: PAGE_WITHIN_MS }).toBe(200);
  await expect.poll(() => isFound(page, name), { timeout: SEARCH_WITHIN_MS }).toBe(true);
});

test('ADM-BIZ-03 a deleted business is restored later, from the audit trail', async ({ page, guard }) => {
  guard.expectFault(/404/);
  const name = nameOf('Tischlerei');
  await create(page, name);
  const id = new URL(page.url()).searchParams.get('business') ?? '';
  await page.getByRole('button', { name: 'İşletmeyi sil' }).click();
  await expect(page.getByText(`${name} silindi.`)).toBeVisible();
  await page.goto('/admin?tab=settings&page=audit');
  const entry = page.getByRole('row').filter({ hasText: 'İşletme silindi' }).filter({ hasText: name });
  await expect(entry.getByRole('link', { name })).toHaveAttribute('title', id);
  await entry.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(field(page, 'İsim')).toHaveValue(name);
});

/** Creates two businesses and merges the first, which has a telephone number, into the second, which has none. */
async function mergeTwo(page: Page): Promise<{ gone: string; kept: string; oldPath: string; path: string }> {
  const [gone, kept] = [nameOf('Altbetrieb'), nameOf('Neubetrieb')];
  const oldPath = await create(page, gone, {
    Telefon: '0921 777 888',
    Açıklama: 'Geht.',
    Eyalet: 'Bayern',
    Şehir: 'Musterdorf',
  });
  const path = await create(page, kept, { Açıklama: 'Bleibt.', Eyalet: 'Hessen' });
  await expect.poll(() => isFound(page, gone), { timeout: SEARCH_WITHIN_MS }).toBe(true);
  await page.getByLabel('Birleştirilecek işletmeyi ara').fill(gone);
  await page.getByRole('button', { name: `Birleştir: ${gone}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Birleştirilsin mi?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    new RegExp(`Kalır: ${kept}`),
    new RegExp(`Silinir: ${gone}`),
  ]);
  await expect(dialog.getByText('şehirleri farklı: Musterhofen, DE ve Musterdorf, DE')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '0921 777888' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Hessen' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Bayern' }).check();
  await dialog.getByRole('button', { name: 'Birleştir' }).click();
  await expect(toast(page)).toContainText('İşletmeler birleştirildi');
  await expect(field(page, 'Telefon')).toHaveValue('0921 777888');
  await expect(field(page, 'Açıklama')).toHaveValue('Bleibt.');
  await expect(field(page, 'Eyalet')).toHaveValue('Bayern');
  return { gone, kept, oldPath, path };
}

test('ADM-BIZ-04 the operator merges two businesses, and the address of the removed one redirects to the remaining one', async ({
  page,
}) => {
  const { gone, kept, oldPath, path } = await mergeTwo(page);
  const locationOf = async (): Promise<string | undefined> => {
    const answer = await page.request.get(oldPath, { maxRedirects: 0 });
    return answer.status() === 301 ? answer.headers()['location'] : undefined;
  };
  await expect.poll(locationOf, { timeout: PAGE_WITHIN_MS }).toContain(path);
  await expect.poll(() => isFound(page, gone), { timeout: SEARCH_WITHIN_MS }).toBe(false);
  const audit = await (await page.request.get('/api/admin/audit')).text();
  for (const action of ['createBusiness', 'mergeBusinesses']) expect(audit).toContain(action);
  await page.goto('/admin?tab=settings&page=audit');
  const entry = page
    .getByRole('row')
    .filter({ hasText: 'İşletmeler birleştirildi' })
    .filter({ hasText: kept });
  await expect(entry).toContainText(`${kept} ← ${gone}`);
});

test('undoing a merge restores both businesses at their addresses', async ({ page }) => {
  const { gone, kept, oldPath, path } = await mergeTwo(page);
  const notice = page.locator('.panel-notice').filter({ hasText: `${gone} bu işletmeyle birleştirildi` });
  await notice.getByRole('button', { name: 'Geri al' }).click();
  await expect(toast(page)).toContainText('İşletme geri alındı');
  await expect(notice).toHaveCount(0);
  await expect(field(page, 'İsim')).toHaveValue(kept);
  await expect(field(page, 'Telefon')).toHaveValue('');
  const statusAt = async (address: string): Promise<number> =>
    (await page.request.get(address, { maxRedirects: 0 })).status();
  await expect.poll(() => statusAt(oldPath), { timeout: PAGE_WITHIN_MS }).toBe(200);
  expect(await statusAt(path)).toBe(200);
  await expect.poll(() => isFound(page, gone), { timeout: SEARCH_WITHIN_MS }).toBe(true);
});

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const) {
  test(`the form and the charts have no axe violation, ${colorScheme} at ${width} px`, async ({ page }) => {
    // Tall enough that the header and the sticky bar cover nothing.
    await page.setViewportSize({ width, height: 6_000 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/admin?tab=businesses&business=new');
    await page.getByLabel('Çalışma saatleri biliniyor').check();
    await page.getByRole('button', { name: 'Salı için aralık ekle' }).click();
    const only = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
    expect(await violations(page, { only })).toEqual([]);
    await page.goto('/admin');
    await expect(page.getByRole('img', { name: /30 gün önce/ })).toBeVisible();
    await expect(page.locator('.panel-businesses tbody tr')).toHaveCount(20);
    expect(await violations(page, { only })).toEqual([]);
  });
}

test('charts can be shown as tables of their figures', async ({ page }) => {
  await page.goto('/admin');
  const growth = page.locator('.panel-chart').filter({ hasText: 'Son 30 günde' });
  await growth.getByText('Tablo olarak göster').click();
  await expect(growth.locator('tbody tr')).toHaveCount(30);
  const categories = page.locator('.panel-chart').filter({ hasText: 'En büyük kategoriler' });
  await categories.getByText('Tablo olarak göster').click();
  const answer = await page.request.get('/api/admin/real-categories');
  const all = (await answer.json()) as { category: string; count: number }[];
  const [largest] = all.sort((one, other) => other.count - one.count);
  await expect(categories.getByRole('row').nth(1)).toContainText(largest?.category ?? '');
});
