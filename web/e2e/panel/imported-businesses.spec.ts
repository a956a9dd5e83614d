import { choose, phase, places, sheet } from '../fixtures/import-sheets.js';
import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

test('businesses created by an import are listed from its result, and a chip returns to the whole list', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPanel(page);
  await choose(page, sheet(places(4), 'vier.xlsx'));
  await page.getByRole('button', { name: 'İçe Aktar', exact: true }).click();
  await phase(page, 'result');
  await page.getByRole('link', { name: 'Aktarılan 4 işletmeyi göster' }).click();
  await expect(page).toHaveURL(/[?&]run=[\w-]+#list-title$/);
  const chip = page.locator('.run-chip');
  await expect(chip).toContainText('vier.xlsx');
  const rows = page.locator('.panel-businesses tbody tr');
  // The index follows the import, and the list follows the index.
  await expect(rows).toHaveCount(4, { timeout: 90_000 });
  await expect(rows.first()).toContainText('Testingen');
  expect(await violations(page, { within: ['.panel-section'] })).toEqual([]);
  await page.getByLabel('Ne yapıldı').selectOption('changed');
  await expect(page).toHaveURL(/runPart=changed/);
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect(rows).toHaveCount(4);
  await page.reload();
  await expect(chip).toContainText('vier.xlsx');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Bu filtreyi kaldır' }).click();
  await expect(page).not.toHaveURL(/run=/);
  await expect(chip).toHaveCount(0);
});

test('the list is filtered by where businesses came from', async ({ page }) => {
  await openPanel(page, '/admin?source=demo');
  await expect(page.getByLabel('Kaynak')).toHaveValue('demo');
  await expect(page.locator('.panel-businesses tbody tr')).toHaveCount(20);
  await page.getByLabel('Kaynak').selectOption('panel');
  await expect(page).toHaveURL(/source=panel/);
});
