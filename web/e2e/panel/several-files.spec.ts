import { phase, places, sheet, XLSX } from '../fixtures/import-sheets.js';
import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';
import { sheetOf } from '../system/sheet-of.js';

test.describe.configure({ mode: 'serial' });

test('several files are chosen together, the first is previewed, and all are imported in one run', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openPanel(page);
  const files = [
    sheet(places(3), 'teil-2.xlsx'),
    sheet([...places(2), [null, 'Testingen', 'x', 4]], 'teil-10.xlsx'),
    sheet(places(1), 'teil-1.xlsx'),
  ];
  await page.locator('.import-drop input').setInputFiles(files);
  await phase(page, 'chosen');
  await expect(page.locator('.import-files li span:first-child')).toHaveText([
    'teil-1.xlsx',
    'teil-2.xlsx',
    'teil-10.xlsx',
  ]);
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  const preview = page.locator('section.import-preview');
  await expect(preview).toContainText('Önizleme yalnız teil-1.xlsx içindir', { timeout: 20_000 });
  expect(await violations(page, { within: ['#import'] })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await preview.getByRole('button', { name: 'Bu eşleştirmeyle içe aktar' }).click();
  await phase(page, 'result');
  await expect(page.locator('.import-counts dd')).toHaveText(['6', '0', '1']);
  await expect(page.locator('.import-report')).toContainText('teil-10.xlsx, satır 4');
  await expect(page.locator('.import-history tbody tr').first()).toContainText('teil-1.xlsx + 2 dosya');
});

test('a file with different columns is named, and no file is imported', async ({ page, guard }) => {
  guard.expectFault(/422/);
  await openPanel(page);
  const other = {
    name: 'anders.xlsx',
    mimeType: XLSX,
    buffer: sheetOf([
      ['name', 'place_id'],
      ['A', 'b'],
    ]),
  };
  await page.locator('.import-drop input').setInputFiles([other, sheet(places(2), 'zwei.xlsx')]);
  await page.getByRole('button', { name: 'İçe Aktar', exact: true }).click();
  await phase(page, 'result');
  await expect(page.locator('.import-result')).toContainText(
    '“zwei.xlsx” dosyasının sütunları “anders.xlsx” dosyasınınkilerden farklı.',
  );
  await expect(page.locator('.import-counts dd')).toHaveText(['0', '0', '0']);
});
