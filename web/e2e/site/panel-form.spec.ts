import { create, field, nameOf, save, toast } from '../fixtures/managed-business.js';
import { openPanel, proofOf } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';

test.beforeEach(async ({ page }) => {
  await openPanel(page, '/admin?tab=businesses');
});

test('a reload asks for confirmation and keeps unsaved input, which Ctrl+S saves', async ({ page }) => {
  await create(page, nameOf('Entwurf'));
  await field(page, 'Telefon').fill('0921 333 444');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(page.getByText('Kaydedilmemiş değişiklikleriniz geri getirildi.')).toBeVisible();
  await expect(field(page, 'Telefon')).toHaveValue('0921 333 444');
  await field(page, 'Telefon').press('Control+s');
  await expect(toast(page)).toContainText('İşletme kaydedildi');
  await page.reload();
  await expect(field(page, 'Telefon')).toHaveValue('0921 333444');
  await expect(page.getByText('Kaydedilmemiş değişiklikleriniz geri getirildi.')).toHaveCount(0);
});

test('overlapping hours cannot be saved, and a new span begins after the last one', async ({ page }) => {
  await create(page, nameOf('Zeiten'));
  await page.getByLabel('Çalışma saatleri biliniyor').check();
  const add = page.getByRole('button', { name: 'Pazartesi için aralık ekle' });
  await add.click();
  await add.click();
  await expect(field(page, 'Pazartesi, 2. aralık başlangıcı')).toHaveValue('19:00');
  await field(page, 'Pazartesi, 2. aralık başlangıcı').fill('17:00');
  await expect(page.getByText('Aralıklar çakışıyor; saatleri düzeltin.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Kaydedilmemiş değişiklikler var.')).toBeVisible();
  await field(page, 'Pazartesi, 2. aralık başlangıcı').fill('18:00');
  await save(page);
  await expect(toast(page)).toContainText('İşletme kaydedildi');
});

const BACK = 'Kaydedilmemiş değişiklikleriniz geri getirildi.';

test('unsaved input for two businesses and the settings is restored after visiting other screens', async ({
  page,
}) => {
  const drafts: string[] = [];
  for (const name of ['Erster', 'Zweiter']) {
    await create(page, nameOf(name));
    await field(page, 'Açıklama').fill(`Entwurf ${name}`);
    drafts.push(page.url());
    await page.getByRole('button', { name: 'Aramaya dön' }).click();
  }
  await page.getByRole('link', { name: 'Ayarlar' }).first().click();
  await page.getByLabel('Site açıklaması').fill('Noch nicht gespeichert');
  // A screen with its own path hides the tabs.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('url');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/url-validation-status/);
  // The form remains until the other screen is shown, and has nothing to restore.
  await expect(page.getByLabel('Site açıklaması')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(page.getByLabel('Site açıklaması')).toHaveValue('Noch nicht gespeichert');
  await page.getByRole('button', { name: 'Değişiklikleri geri al' }).click();
  for (const [at, address] of drafts.entries()) {
    await page.goto(address);
    await expect(page.getByText(BACK)).toBeVisible();
    await expect(field(page, 'Açıklama')).toHaveValue(`Entwurf ${['Erster', 'Zweiter'][at]}`);
    await page.getByRole('button', { name: 'Değişiklikleri geri al' }).click();
    await expect(page.getByText(BACK)).toHaveCount(0);
  }
});

test('a draft of a business that was changed meanwhile is kept, and saving it first shows both values', async ({
  page,
  guard,
}) => {
  guard.expectFault(/409/);
  await create(page, nameOf('Konflikt'));
  const id = new URL(page.url()).searchParams.get('business') ?? '';
  await field(page, 'Açıklama').fill('Meins');
  const { version, form } = (await (await page.request.get(`/api/admin/businesses/${id}`)).json()) as {
    version: string;
    form: object;
  };
  const theirs = { ...form, description: 'Von anderswo', phone: '0921 5072010' };
  const answer = await page.request.put(`/api/admin/businesses/${id}`, {
    headers: await proofOf(page.request),
    data: { version, form: theirs },
  });
  expect(answer.status()).toBe(200);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 'Açıklama')).toHaveValue('Meins');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'İşletme bu arada değişti' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Açıklama: onun “Von anderswo”, sizin “Meins”',
    'Telefon: şimdi “0921 5072010”; kaydetseniz de böyle kalır',
  ]);
  await dialog.getByRole('button', { name: 'Yine de benimkini kaydet' }).click();
  await expect(toast(page).last()).toContainText('İşletme kaydedildi');
  await expect(field(page, 'Telefon')).toHaveValue('0921 5072010');
  await expect(field(page, 'Açıklama')).toHaveValue('Meins');
});
