import { create, field, nameOf, save, toast } from '../fixtures/managed-business.js';
import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/test.js';

test.beforeEach(async ({ page }) => {
  await openPanel(page, '/admin?tab=businesses');
});

test('what is not saved survives a reload, which asks first, and is saved by Ctrl+S', async ({ page }) => {
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

test('hours that overlap are refused, and a further span begins after the last', async ({ page }) => {
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
