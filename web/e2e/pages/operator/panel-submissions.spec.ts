import type { Locator, Page } from '@playwright/test';
import { submitBusiness } from '../../fixtures/open-form.js';
import { openPanel } from '../../fixtures/owner.js';
import { expect, test } from '../../fixtures/looking-test.js';
import { violations } from '../../fixtures/violations.js';

/** Unique to this run, since the same system may be tested many times. */
const own = (name: string): string => `${name} ${Date.now()}`;

const queue = (page: Page): Locator => page.getByRole('region', { name: 'Başvurular' });

/** Opens the entry of a business in the queue, which shows the entries that have waited longest first. */
async function inQueue(page: Page, name: string): Promise<Locator> {
  await openPanel(page, '/admin?tab=businesses&page=submissions');
  const entry = queue(page).locator('.panel-items > li').filter({ hasText: name });
  const next = queue(page).getByRole('button', { name: 'Sonraki' });
  await expect(queue(page).getByRole('status')).toContainText('başvuru');
  await expect(async () => {
    if ((await entry.count()) === 0 && (await next.isEnabled({ timeout: 100 }).catch(() => false))) {
      await next.click();
    }
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await entry.getByRole('button', { name: /^İncele/ }).click();
  return entry;
}

test('ADM-BIZ-05 ADM-BIZ-06 a submission is corrected in the queue, approved and published, and its submitter is sent a mail', async ({
  page,
  request,
}) => {
  const name = own('Schreinerei Probe');
  const email = `probe-${Date.now()}@probe.example`;
  await submitBusiness(request, { name, email });
  const entry = await inQueue(page, name);
  await expect(entry).toContainText('Bir saatten az süredir bekliyor');
  await expect(entry).toContainText('Söz için 24 saat kaldı');
  await expect(entry.locator('.panel-facts')).toContainText('0921 8888');
  await expect(entry).toContainText(
    'Hiçbir kayıtta aynı telefon veya web sitesi yok; aynı şehirde veya posta kodunda benzer adlı kayıt da yok.',
  );

  await entry.getByRole('button', { name: 'Düzenle' }).click();
  await entry.getByLabel('Telefon').fill('');
  await entry.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(entry.getByText('Bu alan zorunludur.')).toBeVisible();
  await entry.getByLabel('Telefon').fill('0921 9999');
  await entry.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(page.getByTestId('toast')).toContainText('Başvuru düzeltildi');
  await expect(entry.locator('.panel-facts')).toContainText('0921 9999');

  await entry.getByRole('button', { name: 'Onayla ve yayımla' }).click();
  await expect(page.getByTestId('toast')).toContainText('Başvuru yayımlandı');
  await expect(entry).toHaveCount(0);
  await expect(queue(page).getByRole('heading', { name: 'Başvurular' })).toBeFocused();
  const path = `/probehausen/${name.toLowerCase().replaceAll(' ', '-')}`;
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 20_000 }).toBe(200);
  expect(await (await request.get(path)).text()).toContain('0921 9999');

  const mails = page.getByRole('region', { name: 'E-postalar', exact: true });
  await expect(async () => {
    await page.goto('/admin?tab=inbox');
    await mails.getByLabel('Durum').selectOption('not-sent');
    const mail = mails.getByRole('row').filter({ hasText: `Ihr Eintrag ist veröffentlicht: ${name}` });
    await expect(mail).toContainText('SMTP_URL', { timeout: 2_000 });
    await expect(mail).toContainText(email);
  }).toPass({ timeout: 20_000 });
});

test('ADM-BIZ-07 a submission is rejected only with a reason, which is kept', async ({ page, request }) => {
  const name = own('Kein Betrieb');
  await submitBusiness(request, { name });
  const entry = await inQueue(page, name);
  await entry.getByRole('button', { name: 'Reddet' }).click();
  await entry.getByRole('button', { name: 'Gerekçeyle reddet' }).click();
  await expect(entry.getByText('Bu alan zorunludur.')).toBeVisible();
  await entry.getByLabel('Ret gerekçesi').fill('Kein Betrieb in Deutschland');
  await entry.getByRole('button', { name: 'Gerekçeyle reddet' }).click();
  await expect(page.getByTestId('toast')).toContainText('Başvuru reddedildi');
  await queue(page).getByLabel('Durum').selectOption('rejected');
  const rejected = queue(page).locator('.panel-items > li').filter({ hasText: name });
  await expect(rejected).toContainText('Gerekçe: Kein Betrieb in Deutschland');
});

test('A submission of a listed business links to that business and can be merged into it', async ({
  page,
  request,
}) => {
  const name = own('Doppelte Werkstatt');
  const entries = { name, postal_code: '95445', phone: `0921 ${Date.now()}` };
  await submitBusiness(request, entries);
  const first = await inQueue(page, name);
  await first.getByRole('button', { name: 'Onayla ve yayımla' }).click();
  await expect(page.getByTestId('toast')).toContainText('Başvuru yayımlandı');

  await submitBusiness(request, { ...entries, description: 'Jetzt auch mit Abholdienst.' });
  await page.reload();
  const second = queue(page).locator('.panel-items > li').filter({ hasText: name });
  await second.getByRole('button', { name: /^İncele/ }).click();
  await expect(second.getByRole('link', { name })).toHaveAttribute('href', /^\/probehausen\//);
  expect(await violations(page)).toEqual([]);
  await second.getByRole('button', { name: `Bununla birleştir: ${name}` }).click();
  await expect(page.getByTestId('toast')).toContainText('Başvuru kayıtla birleştirildi');
  const path = `/probehausen/${name.toLowerCase().replaceAll(' ', '-')}`;
  await expect
    .poll(async () => (await request.get(path)).text(), { timeout: 20_000 })
    .toContain('Jetzt auch mit Abholdienst.');
});
