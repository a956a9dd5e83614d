import type { Locator, Page } from '@playwright/test';
import { takenOver } from '../../fixtures/taken-over.js';
import { mailedCode } from '../../fixtures/mailed-code.js';
import { openPanel } from '../../fixtures/owner.js';
import { expect, test } from '../../fixtures/test.js';
import { violations } from '../../fixtures/violations.js';

/** Unique to this run, since the same system may be tested many times. */
let made = 0;
const own = (name: string): string => `${name} ${Date.now().toString(36)}${(made += 1)}`;

const PATIENCE = { timeout: 20_000 };

// Each test goes from a listing to the panel and back.
test.describe.configure({ timeout: 90_000 });
const toast = (page: Page) => page.getByTestId('toast');
const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Publishes a business for this test only, in the panel, which stays open; returns its path. */
async function publish(page: Page, name: string, { phone = '0921 4444', email = '' } = {}): Promise<string> {
  await openPanel(page, '/admin?tab=businesses&business=new');
  await page.getByLabel('İsim', { exact: true }).fill(name);
  await page.getByLabel('Şehir', { exact: true }).fill('Meldehausen');
  await page.getByLabel('Telefon', { exact: true }).fill(phone);
  await page.getByLabel('E-posta', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page).toHaveURL(/business=[0-9a-f]{24}$/, PATIENCE);
  const path = (await page.getByRole('link', { name: 'Sayfayı aç' }).getAttribute('href')) ?? '';
  await expect.poll(async () => (await page.request.get(path)).status(), PATIENCE).toBe(200);
  return path;
}

/** Headings in the mixed catalogue: a business's page is English, the form to which it links is German. */
const headings = {
  'Suggest a change': 'Änderung vorschlagen',
  'Report this listing': 'Eintrag melden',
} as const;

/** Opens a report form from a listing's page. */
async function openForm(page: Page, path: string, link: keyof typeof headings): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1, name: headings[link] })).toBeVisible(PATIENCE);
}

async function sent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vielen Dank, Ihr Hinweis ist angekommen' })).toBeFocused(
    PATIENCE,
  );
}

/** Finds the entry of a business in the queue, which shows the oldest entries first, page by page. */
async function inQueue(page: Page, name: string): Promise<Locator> {
  await page.goto('/admin?tab=businesses&page=reports');
  const queue = section(page, 'Bildirimler ve öneriler');
  const entry = queue.locator('.panel-items > li').filter({ hasText: name });
  const next = queue.getByRole('button', { name: 'Sonraki' });
  await expect(async () => {
    if ((await entry.count()) === 0 && (await next.isEnabled({ timeout: 100 }).catch(() => false))) {
      await next.click();
    }
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass(PATIENCE);
  await entry.getByRole('button', { name: /^İncele/ }).click();
  return entry;
}

test('ADM-BIZ-08 a proposed change is shown with the listing and its age, and is applied by the prefilled form', async ({
  page,
  request,
}) => {
  const name = own('Glaserei Wechsel');
  const path = await publish(page, name);
  await openForm(page, path, 'Suggest a change');
  await expect(page.getByLabel('Telefon')).toHaveValue('0921 4444');
  await page.getByRole('button', { name: 'Vorschlag senden' }).click();
  await expect(page.getByText('Bitte ändern Sie eine Angabe')).toBeVisible();
  await page.getByLabel('Telefon').fill('0921 5555');
  await page.getByLabel('Montag').fill('9 bis 12 Uhr');
  await page.getByLabel('Was wir noch wissen sollten').fill('Seit März.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Vorschlag senden' }).click();
  await sent(page);

  const entry = await inQueue(page, name);
  await expect(entry).toContainText('Değişiklik önerisi');
  await expect(entry).toContainText('Bir saatten az süredir bekliyor');
  await expect(entry.getByText('Seit März.')).toBeVisible();
  const row = (field: string) => entry.getByRole('row').filter({ hasText: field });
  await expect(row('Telefon').getByRole('cell')).toHaveText(['0921 4444', '0921 5555']);
  await expect(row('Çalışma saatleri')).toContainText('Pazartesi 09:00–12:00');
  expect(await violations(page)).toEqual([]);

  await entry.getByRole('link', { name: 'Formda uygula' }).click();
  await expect(page.getByText('Form bildirimdeki öneriyle dolduruldu')).toBeVisible(PATIENCE);
  await expect(page.getByLabel('Telefon', { exact: true })).toHaveValue('0921 5555');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page).filter({ hasText: 'Bildirim uygulandı' })).toBeVisible(PATIENCE);
  await expect.poll(async () => (await request.get(path)).text(), PATIENCE).toContain('0921 5555');
  await page.goto('/admin?tab=businesses&page=reports');
  const queue = section(page, 'Bildirimler ve öneriler');
  await queue.getByLabel('Durum').selectOption('applied');
  await expect(queue.locator('.panel-items > li').filter({ hasText: name })).toContainText('Uygulandı');
});

test('ADM-BIZ-08 a report is dismissed only with a reason, and another one is answered by deleting its listing', async ({
  page,
  request,
}) => {
  const name = own('Glaserei Zu');
  const path = await publish(page, name);
  for (const [reason, message] of [
    ['other', 'Der Hund bellt.'],
    ['closed', ''],
  ] as const) {
    await openForm(page, path, 'Report this listing');
    await page.getByRole('button', { name: 'Meldung senden' }).click();
    await expect(page.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible();
    await page.getByLabel('Was stimmt nicht?').selectOption(reason);
    await page.getByLabel(/^Was genau\?/).fill(message);
    await page.getByRole('button', { name: 'Meldung senden' }).click();
    await sent(page);
  }
  await page.goto('/admin?tab=businesses&page=reports');
  const queue = section(page, 'Bildirimler ve öneriler');
  const other = (await both(page, name)).filter({ hasText: 'başka bir şey' });
  await other.getByRole('button', { name: /^İncele/ }).click();
  await other.getByRole('button', { name: 'Geri çevir' }).click();
  await other.getByRole('button', { name: 'Gerekçeyle geri çevir' }).click();
  await expect(other.getByText('Bu alan zorunludur.')).toBeVisible();
  await other.getByLabel('Gerekçe').fill('Kein Grund.');
  await other.getByRole('button', { name: 'Gerekçeyle geri çevir' }).click();
  await expect(toast(page).filter({ hasText: 'Bildirim geri çevrildi' })).toBeVisible(PATIENCE);
  expect((await request.get(path)).status()).toBe(200);

  const closed = await inQueue(page, name);
  await expect(closed).toContainText('işletme artık yok');
  await closed.getByRole('button', { name: 'Kaydı sil' }).click();
  await expect(toast(page).filter({ hasText: 'Kayıt silindi' })).toBeVisible(PATIENCE);
  await expect.poll(async () => (await request.get(path)).status(), PATIENCE).toBe(404);
  await queue.getByLabel('Durum').selectOption('dismissed');
  await expect(queue.locator('.panel-items > li').filter({ hasText: name })).toContainText(
    'Gerekçe: Kein Grund.',
  );
});

/** Both entries of a business in the queue. */
async function both(page: Page, name: string): Promise<Locator> {
  const queue = section(page, 'Bildirimler ve öneriler');
  const entries = queue.locator('.panel-items > li').filter({ hasText: name });
  const next = queue.getByRole('button', { name: 'Sonraki' });
  await expect(async () => {
    if ((await entries.count()) < 2 && (await next.isEnabled({ timeout: 100 }).catch(() => false))) {
      await next.click();
    }
    await expect(entries).toHaveCount(2, { timeout: 1_000 });
  }).toPass(PATIENCE);
  return entries;
}

test('the report page without a listing explains where to open it from', async ({ page }) => {
  await page.goto('/listing-report');
  await expect(page.getByText('Öffnen Sie diese Seite von dem Eintrag aus')).toBeVisible(PATIENCE);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test("a business removed at a person's request cannot be created again until it is taken off the suppression list", async ({
  page,
  request,
  guard,
}) => {
  guard.expectFault(/409/);
  const name = own('Glaserei Privat');
  // No phone number: other businesses in this file share one, and the removal would suppress them too.
  const path = await publish(page, name, { phone: '' });
  await openForm(page, path, 'Report this listing');
  await page.getByLabel('Was stimmt nicht?').selectOption('removal');
  await page.getByRole('button', { name: 'Meldung senden' }).click();
  await sent(page);

  const entry = await inQueue(page, name);
  await entry.getByRole('link', { name: 'Kaydı düzenle' }).click();
  await page.getByLabel('Diğer işlemler').click();
  await page.getByRole('button', { name: /^Kişinin isteğiyle sil/ }).click();
  const confirm = page.getByRole('button', { name: 'Kalıcı olarak sil' });
  await expect(confirm).toBeDisabled();
  await page.getByLabel(/onaylamak için SİL yazın/).fill('SİL');
  await confirm.click();
  await expect(toast(page).filter({ hasText: `${name} kalıcı olarak silindi` })).toBeVisible(PATIENCE);
  await expect(entry).toHaveCount(0, PATIENCE);
  await expect.poll(async () => (await request.get(path)).status(), PATIENCE).toBe(404);

  await page.getByRole('link', { name: 'Engelleme listesi' }).click();
  const list = section(page, 'Engelleme listesi');
  const newest = list.getByRole('row').filter({ hasText: 'Bir bildirim üzerine' }).first();
  await expect(newest).toBeVisible(PATIENCE);
  expect(await violations(page, { within: ['.panel-section:has(#suppressions-title)'] })).toEqual([]);
  await expect(list).not.toContainText(name);
  const create = async (): Promise<void> => {
    await page.goto('/admin?tab=businesses&business=new');
    await page.getByLabel('İsim', { exact: true }).fill(name);
    await page.getByLabel('Şehir', { exact: true }).fill('Meldehausen');
    await page.getByRole('button', { name: 'Kaydet' }).click();
  };
  await create();
  await expect(toast(page).filter({ hasText: 'İşletme kaydedilemedi' })).toBeVisible(PATIENCE);
  await page.getByRole('link', { name: 'Engelleme listesi' }).click();
  await newest.getByRole('button', { name: 'Listeden çıkar' }).click();
  await expect(toast(page).filter({ hasText: 'Kayıt listeden çıkarıldı' })).toBeVisible(PATIENCE);
  await create();
  await expect(page).toHaveURL(/business=[0-9a-f]{24}$/, PATIENCE);
});

test('the owner of a listing is verified by the code sent to its address, and a wrong code is refused', async ({
  page,
  guard,
}) => {
  guard.expectFault(/400/);
  guard.expectFault(/FormRefused/);
  const name = own('Glaserei Eigen');
  const email = `chefin@${name.replaceAll(' ', '-').toLowerCase()}.example`;
  const path = await publish(page, name, { email });
  await openForm(page, path, 'Suggest a change');
  await page.getByLabel('Telefon').fill('0921 7777');
  await page.getByText('Das ist Ihr Betrieb?').click();
  await expect(page.getByLabel(/^Adresse für den Code/)).toHaveValue(email);
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(page.getByText('Gehört die Adresse zum Eintrag')).toBeVisible(PATIENCE);
  const code = await mailedCode(page.request, email);

  const send = page.getByRole('button', { name: 'Vorschlag senden' });
  await page.getByLabel(/^Code aus der E-Mail/).fill(code === '111111' ? '222222' : '111111');
  await send.click();
  await expect(page.getByText('Dieser Code ist falsch')).toBeVisible(PATIENCE);
  await page.getByLabel(/^Code aus der E-Mail/).fill(code);
  await send.click();
  await sent(page);
  // There is only one entry: the report with the wrong code was not stored.
  await expect(await inQueue(page, name)).toContainText('işletme sahibi olduğu kodla doğrulandı');
});
