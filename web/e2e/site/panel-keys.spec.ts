import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

test('Ctrl+K opens the palette, which leads to screens and businesses by typing, and Escape closes it', async ({
  page,
}) => {
  await openPanel(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Komut paleti' });
  const search = palette.getByRole('combobox');
  await expect(search).toBeFocused();
  await expect(palette.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.keyboard.press('Control+k');
  await search.fill('ayar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=settings/);
  await page.keyboard.press('Control+k');
  await search.fill('werkstatt');
  const found = palette.getByRole('option', { name: /werkstatt/i }).first();
  await expect(found).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/business=[0-9a-f]{24}/);
});

test('the question mark lists the shortcuts, except in a text field', async ({ page }) => {
  await openPanel(page, '/admin?tab=settings');
  await page.getByLabel('Site başlığı').fill('');
  await page.getByLabel('Site başlığı').press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await expect(shortcuts).toBeHidden();
  await page.getByRole('heading', { level: 1, name: 'Site Ayarları' }).click();
  await page.getByLabel('Site başlığı').fill('');
  await page.getByLabel('Site başlığı').blur();
  await page.keyboard.press('?');
  await expect(shortcuts).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
