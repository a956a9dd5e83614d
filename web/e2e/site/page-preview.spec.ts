import { expect, test } from '../fixtures/looking-test.js';
import { create, field, nameOf } from '../fixtures/managed-business.js';
import { openPanel } from '../fixtures/owner.js';
import { violations } from '../fixtures/violations.js';

test('the preview shows the public page with unsaved changes', async ({ page, request }) => {
  await openPanel(page, '/admin?tab=businesses');
  const path = await create(page, nameOf('Vorschau'));
  await field(page, 'Açıklama').fill('Noch nicht gespeichert.');
  await page.getByRole('button', { name: 'Önizleme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kaydedilmemiş değişikliklerle sayfa' });
  const shown = page.frameLocator('.page-preview iframe');
  await expect(shown.getByText('Noch nicht gespeichert.')).toBeVisible();
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('Vorschau');
  expect(await violations(page, { within: ['.page-preview-head'] })).toEqual([]);
  expect(await (await page.request.get(path)).text()).not.toContain('Noch nicht gespeichert.');
  const address = await dialog.locator('iframe').getAttribute('src');
  expect((await request.get(address ?? '')).status()).toBe(401);
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(field(page, 'Açıklama')).toHaveValue('Noch nicht gespeichert.');
});
