import { readFile } from 'node:fs/promises';
import { choose, phase, places, send, sheet, XLSX } from '../fixtures/import-sheets.js';
import { openPanel, proofOf } from '../fixtures/owner.js';
import { takenOver } from '../fixtures/taken-over.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';
import { sheetOf } from '../system/sheet-of.js';

test.describe.configure({ mode: 'serial' });

test('a file is previewed, its columns are remapped, and it is imported with this mapping', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openPanel(page);
  const run = `e2e-${Date.now()}`;
  const rows = Array.from({ length: 25 }, (_, index) => [`Maler ${index}`, 'Testingen', `${run}-${index}`]);
  const buffer = sheetOf([['Wer', 'Ort', 'Kennzeichen'], ...rows, rows[0] ?? []]);
  await choose(page, { name: 'fremd.xlsx', mimeType: XLSX, buffer });
  await phase(page, 'chosen');
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  const preview = page.locator('section.import-preview');
  await expect(preview.getByRole('alert')).toHaveText('İşletme adının hangi sütunda olduğunu seçin.', {
    timeout: 20_000,
  });
  const start = preview.getByRole('button', { name: 'Bu eşleştirmeyle içe aktar' });
  await expect(start).toBeDisabled();
  const field = (column: string) => preview.getByLabel(`${column} sütununun alanı`);
  await field('Wer').selectOption({ label: 'İşletme adı' });
  await field('Ort').selectOption({ label: 'Şehir' });
  await field('Kennzeichen').selectOption({ label: 'Kimlik (place_id)' });
  await preview.getByRole('button', { name: 'Önizlemeyi yenile' }).click();
  await expect(preview.locator('.import-counts dd')).toHaveText(['25', '0', '0', '1', '0'], {
    timeout: 20_000,
  });
  await expect(preview.locator('.import-sample tbody tr')).toHaveCount(20);
  await expect(preview.locator('.import-sample tbody tr').first()).toContainText('Maler 0');
  expect(await violations(page, { within: ['#import'] })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await start.click();
  await phase(page, 'result');
  await expect(page.locator('.import-counts dd')).toHaveText(['25', '1', '0']);
});

test('an invalid optional value is noted in the preview and the result, and its row is imported', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openPanel(page);
  const run = `e2e-${Date.now()}`;
  const buffer = sheetOf([
    ['name', 'city', 'place_id', 'reviews', 'email', 'site', 'postal_code'],
    ['Maler Moll', 'Wien', `${run}-1`, 'zwölf', 'keine', 'javascript:alert(1)', 1010],
    ['Maler Mohn', 'Testingen', `${run}-2`, 12, 'a@example.com', 'https://a.example', null],
  ]);
  await choose(page, { name: 'hinweise.xlsx', mimeType: XLSX, buffer });
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  const preview = page.locator('section.import-preview');
  await expect(preview.locator('.import-counts dd')).toHaveText(['2', '0', '0', '0', '0', '1'], {
    timeout: 20_000,
  });
  const rows = preview.locator('.import-sample tbody tr');
  await expect(rows).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  const report = preview.getByRole('button', { name: /^Önizleme raporunu indir/ });
  expect(await report.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await preview.getByLabel('Yalnızca sorunlu satırlar').check();
  await expect(rows).toHaveCount(1);
  const notes = [
    'Ülke kodu: “AT”, satırın diğer alanlarından veya birleştirilmiş bir hücreden anlaşıldı.',
    'Yorum sayısı: “zwölf” geçerli değil, bu alan boş bırakıldı. Doğrusu: 0 ya da daha büyük bir tam sayı.',
    'E-posta: “keine” geçerli değil, bu alan boş bırakıldı. Doğrusu: info@example.com gibi bir adres.',
    'Web sitesi: “javascript:alert(1)” geçerli değil, bu alan boş bırakıldı. Doğrusu: https://www.example.com gibi bir adres.',
  ];
  await expect(rows.locator('.import-notes li')).toHaveText(notes);
  await expect(rows.locator('td').filter({ hasText: 'javascript' })).toHaveCount(1);
  expect(await violations(page, { within: ['#import'] })).toEqual([]);
  await preview.getByRole('button', { name: 'Bu eşleştirmeyle içe aktar' }).click();
  await phase(page, 'result');
  await expect(page.locator('.import-counts dd')).toHaveText(['2', '0', '0', '1']);
  await expect(page.locator('.import-report li')).toHaveText([`Satır 2 ${notes.join(' ')}`]);
  const latest = page.locator('.import-history tbody tr').first();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    latest.getByRole('link', { name: 'hinweise.xlsx raporunu CSV olarak indir' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(
    "note,2,,,,email,keine,,The email 'keine' is not valid and was left out.",
  );
});

test('a .csv is previewed and imported like a workbook', async ({ page }) => {
  test.setTimeout(90_000);
  await openPanel(page);
  const buffer = Buffer.from(
    `Name;Ort;place_id\r\nMaler Müller;Testingen;e2e-csv-${Date.now()}\r\n`,
    'latin1',
  );
  await choose(page, { name: 'betriebe.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  const rows = page.locator('.import-sample tbody tr');
  await expect(rows).toHaveCount(1, { timeout: 20_000 });
  await expect(rows).toContainText('Maler Müller');
  await page.getByRole('button', { name: 'Bu eşleştirmeyle içe aktar' }).click();
  await phase(page, 'result');
  await expect(page.locator('.import-counts dd')).toHaveText(['1', '0', '0']);
});

test('a preview can be stopped while it is created, and shows why a file cannot be read', async ({
  page,
  guard,
}) => {
  test.setTimeout(90_000);
  guard.expectFault(/415/);
  await openPanel(page);
  await choose(page, sheet(places(20_000), 'lang.xlsx'));
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  await page.getByRole('button', { name: 'Önizlemeyi durdur' }).click();
  await expect(page.getByRole('button', { name: 'Önizle', exact: true })).toBeVisible();
  await choose(page, { name: 'liste.xlsx', mimeType: XLSX, buffer: Buffer.from('name;city\n') });
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  await expect(page.locator('.import-preview').getByRole('alert')).toContainText(
    'Dosya bir hesap tablosu değil.',
    {
      timeout: 20_000,
    },
  );
  await page.getByRole('button', { name: 'Önizlemeyi kapat' }).click();
  await expect(page.getByRole('button', { name: 'İçe Aktar', exact: true })).toBeVisible();
});

test('an import is undone as a whole from the list of past imports, and its file can be imported again', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openPanel(page);
  const proof = await proofOf(page.request);
  const rows = places(3);
  const { body } = await send(page.request, proof, { excelFile: sheet(rows, 'irrtum.xlsx') });
  expect(body).toMatchObject({ success: true, imported: 3 });
  await page.reload();
  const row = page.locator('.import-history tbody tr').first();
  await expect(row).toContainText('irrtum.xlsx', { timeout: 20_000 });
  await takenOver(page);
  await row.getByRole('button', { name: 'irrtum.xlsx içe aktarmasını geri al' }).click();
  const dialog = page.getByRole('dialog', { name: 'İçe aktarma geri alınsın mı?' });
  await expect(dialog).toContainText('3 işletmenin');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: 'irrtum.xlsx içe aktarmasını geri al' }).click();
  await dialog.getByRole('button', { name: 'Geri al' }).click();
  await expect(row.locator('.import-undo')).toContainText('Geri alındı: 3 silindi', { timeout: 20_000 });
  await expect(row.getByRole('button')).toHaveCount(0);
  const trail = (await (await page.request.get('/api/admin/audit')).json()) as {
    entries: { action: string; subject: string | null }[];
  };
  expect(trail.entries).toContainEqual(
    expect.objectContaining({ action: 'undoImport', subject: 'irrtum.xlsx' }),
  );
  const again = await send(page.request, proof, { excelFile: sheet(rows, 'irrtum.xlsx') });
  expect(again.body).toMatchObject({ success: true, imported: 3, duplicates: 0 });
});

test('all columns of the template are recognised', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Boş şablonu indir (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('isletmeler.csv');
  const head = await readFile(await download.path(), 'utf8');
  const cells = 'Glaserei Vorlage,Glaserei,Am Anger 2,95444,Bayreuth,DE,0921 4444,,,,,,';
  const buffer = Buffer.from(`${head}${cells}\r\n`);
  await choose(page, { name: 'isletmeler.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  const columns = page.locator('.import-mapping select');
  await expect(columns).toHaveCount(13);
  for (const column of await columns.all()) await expect(column).not.toHaveValue('');
});

test('rows with errors are downloaded as a sheet that can be imported again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  const buffer = Buffer.from(`name;city;place_id\r\n;Testingen;hatali-${Date.now()}\r\n`);
  await choose(page, { name: 'hatalı.csv', mimeType: 'text/csv', buffer });
  await page.locator('.import-chosen').getByRole('button', { name: 'İçe Aktar', exact: true }).click();
  await phase(page, 'result');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Düzeltilecek 1 hatalı satır (XLSX)', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('hatal__errors.xlsx');
  expect(new URL(download.url()).searchParams.get('language')).toBe('tr');
  await expect(page.getByRole('link', { name: /^hatalı.csv .* XLSX olarak indir$/ }).first()).toBeVisible();
  expect(await violations(page, { within: ['.import-history'], only: ['wcag22aa'] })).toEqual([]);
  await page.getByRole('button', { name: 'Temizle', exact: true }).click();
  await choose(page, {
    ...{ name: 'hatali.xlsx', mimeType: XLSX },
    buffer: await readFile(await download.path()),
  });
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  await expect(page.locator('.import-counts dd')).toHaveText(['0', '0', '0', '0', '1'], { timeout: 20_000 });
});

test('categories of a file are mapped and skipped as chosen, and its columns are recognised the next time', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openPanel(page);
  const run = Date.now();
  const rows = (part: string) =>
    Buffer.from(
      `Wer;Ort;Art;Kennzeichen\r\nParkhaus Mitte;Testingen;e2e-parking;${run}-${part}-1\r\nGrillplatz;Testingen;e2e-bbq;${run}-${part}-2\r\n`,
    );
  await choose(page, { name: 'arten.csv', mimeType: 'text/csv', buffer: rows('a') });
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  const preview = page.locator('section.import-preview');
  const field = (column: string) => preview.getByLabel(`${column} sütununun alanı`);
  await field('Wer').selectOption({ label: 'İşletme adı' });
  await field('Art').selectOption({ label: 'Kategori' });
  await field('Kennzeichen').selectOption({ label: 'Kimlik (place_id)' });
  const refresh = preview.getByRole('button', { name: 'Önizlemeyi yenile' });
  await refresh.click();
  await preview.getByText('Dosyadaki kategoriler (2)').click();
  await preview.getByLabel('e2e-parking şu kategoriye').fill('Parkhaus');
  await preview.getByLabel('e2e-bbq satırlarını atla').check();
  expect(await violations(page, { within: ['#import'] })).toEqual([]);
  await refresh.click();
  // The numbers of new, changed, unchanged, duplicate and faulty rows, and how many of the faulty ones were
  // skipped by choice.
  await expect(preview.locator('.import-counts dd')).toHaveText(['1', '0', '0', '0', '1', '1'], {
    timeout: 20_000,
  });
  await preview.getByRole('button', { name: 'Bu eşleştirmeyle içe aktar' }).click();
  await phase(page, 'result');
  await expect(page.locator('.import-counts')).toContainText('Bunlardan sizin atladıklarınız1');
  // Rows that were skipped by choice are not reported as problems.
  await expect(page.locator('.import-report')).toHaveCount(0);
  await page.getByRole('button', { name: 'Temizle', exact: true }).click();
  await choose(page, { name: 'arten2.csv', mimeType: 'text/csv', buffer: rows('b') });
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  await expect(field('Wer')).toHaveValue('name', { timeout: 20_000 });
  await expect(field('Kennzeichen')).toHaveValue('placeId');
  await expect(preview.getByText('aynı başlıklı son dosyada')).toBeVisible();
});
