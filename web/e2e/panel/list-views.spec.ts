import type { Page } from '@playwright/test';
import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const rows = (page: Page) => page.locator('.panel-businesses tbody tr');
const views = (page: Page) => page.getByRole('navigation', { name: 'Saklanan görünümler' });

test.beforeEach(async ({ page }) => {
  await openPanel(page);
  await expect(rows(page)).toHaveCount(20);
});

test('a city is found by a few letters and selected by keyboard; an unknown text changes nothing', async ({
  page,
}) => {
  const city = page.getByRole('combobox', { name: 'Şehir' });
  await city.pressSequentially('krem');
  const choice = page.getByRole('listbox').getByRole('option').first();
  await expect(choice).toContainText('Krems');
  expect(await violations(page, { within: ['.panel-filters'] })).toEqual([]);
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(page).toHaveURL(/city=Krems/);
  await expect(rows(page).first().locator('.col-city')).toContainText('Krems');
  const chosen = await city.inputValue();
  await city.fill('Nirgendwo an der Nirgends');
  await city.press('Tab');
  await expect(city).toHaveValue(chosen);
  await city.fill('');
  await city.press('Enter');
  await expect(page).not.toHaveURL(/city=/);
});

test('a category is found by a part of its name', async ({ page }) => {
  const category = page.getByRole('combobox', { name: 'Kategori' });
  await category.click();
  const wanted =
    (await page.getByRole('listbox').getByRole('option').nth(1).locator('span').first().textContent()) ?? '';
  await category.fill(wanted.slice(0, 4).toUpperCase());
  await page.getByRole('listbox').getByRole('option', { name: wanted }).first().click();
  await expect(category).toHaveValue(wanted);
  expect(new URL(page.url()).searchParams.get('category')).toBe(wanted);
});

test('a view of the list is saved with the account, opened in another browser, and removed', async ({
  page,
  browser,
}) => {
  const name = `Ansicht ${Date.now().toString(36)}`;
  await page.getByLabel('Listeleme').selectOption('hidden');
  await expect(page).toHaveURL(/status=hidden/);
  await views(page).getByRole('button', { name: 'Bu görünümü sakla' }).click();
  await views(page).getByLabel('Görünümün adı').fill(name);
  await views(page).getByLabel('Görünümün adı').press('Enter');
  const kept = (on: Page) => views(on).getByRole('link', { name });
  await expect(kept(page)).toHaveAttribute('aria-current', 'page');
  expect(await violations(page, { within: ['.saved-views'] })).toEqual([]);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openPanel(other, new URL('/admin', page.url()).href);
  await kept(other).click();
  await expect(other).toHaveURL(/status=hidden/);
  await expect(other.getByLabel('Listeleme')).toHaveValue('hidden');
  await views(other)
    .getByRole('button', { name: `“${name}” görünümünü kaldır` })
    .click();
  await expect(kept(other)).toHaveCount(0);
  await elsewhere.close();
});
