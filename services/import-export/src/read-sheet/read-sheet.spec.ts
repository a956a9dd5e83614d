import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as xlsx from '@e965/xlsx';
import type { BusinessInput } from '@gewerk/contracts';
import { badFiles, type BadFile } from '../test/bad-files.js';
import { rawSheet, sheetOf } from '../test/sheets.js';
import type { SheetBatch } from './batches/batch-builder.js';
import { findTable } from './find-table.js';
import { detectKind, openWorkbook } from './open-workbook.js';
import { readBatches } from './batches/read-batches.js';

const testData = join(__dirname, '../../test-data');

async function table(bytes: Buffer) {
  const workbook = await openWorkbook(await detectKind(bytes), bytes);
  const found = await findTable(workbook);
  return { ...found, count: await workbook.countRows(found.sheet) };
}

async function batches(bytes: Buffer): Promise<SheetBatch[]> {
  const all: SheetBatch[] = [];
  for await (const batch of readBatches(await table(bytes))) all.push(batch);
  return all;
}

async function businesses(bytes: Buffer): Promise<{ row: number; business: BusinessInput }[]> {
  const all = await batches(bytes);
  return all.flatMap(
    ({ rows }) =>
      JSON.parse(`[${Buffer.from(rows).toString()}]`) as { row: number; business: BusinessInput }[],
  );
}

describe('reading sheets', () => {
  it('ADM-IMPORT-01 reads every row of a real .xlsx', async () => {
    const rows = await businesses(await readFile(join(testData, 'ok/bayreuth-krems-places.xlsx')));
    expect(rows).toHaveLength(320);
    expect(rows[0]).toMatchObject({
      row: 2,
      business: {
        name: 'Gasthof Vogel',
        city: 'Bayreuth',
        phone: '09203200',
        hours: 'Mo-Su 09:00-22:00; We off',
      },
    });
  });

  it('ADM-IMPORT-01 reads an .xls like an .xlsx', async () => {
    const book = xlsx.utils.book_new();
    xlsx.utils.book_append_sheet(
      book,
      xlsx.utils.aoa_to_sheet([
        ['Name', 'PLZ', 'geprüft'],
        ['Bäckerei Öz', 1067, true],
        [],
        ['Café', '95444', false],
      ]),
      'Blatt',
    );
    const bytes = Buffer.from(xlsx.write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array);
    expect(await detectKind(bytes)).toBe('xls');
    expect(await businesses(bytes)).toEqual([
      {
        row: 2,
        business: expect.objectContaining({
          name: 'Bäckerei Öz',
          postalCode: '01067',
          verified: true,
        }) as unknown,
      },
      {
        row: 4,
        business: expect.objectContaining({ name: 'Café', postalCode: '95444', verified: false }) as unknown,
      },
    ]);
  });

  it('reads shared strings, rich text, formula results, dates, booleans and numbers', async () => {
    const bytes = await sheetOf([
      ['name', 'type', 'description', 'verified', 'rating', 'category', 'state'],
      [
        { richText: [{ text: 'Auto' }, { text: 'haus' }] },
        { formula: 'A1', result: 'Ergebnis' },
        new Date(Date.UTC(2026, 10, 21)),
        true,
        4.5,
        'a & <b>',
        { error: '#N/A' },
      ],
    ]);
    expect(await businesses(bytes)).toEqual([
      {
        row: 2,
        business: {
          name: 'Autohaus',
          type: 'Ergebnis',
          description: '2026-11-21',
          verified: true,
          rating: 4.5,
          category: 'a & <b>',
        },
      },
    ]);
  });

  it('reads cells without references, namespace prefixes and escaped characters, and skips phonetic guides', async () => {
    const rows =
      '<x:row><x:c t="inlineStr"><x:is><x:t>name</x:t></x:is></x:c><x:c t="s"><x:v>0</x:v></x:c></x:row>' +
      '<x:row><x:c t="inlineStr"><x:is><x:r><x:t>A_x0041_</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:is></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>';
    const strings =
      '<x:sst><x:si><x:t>city</x:t></x:si><x:si><x:r><x:t>Bad </x:t></x:r><x:r><x:t>Berneck</x:t></x:r></x:si></x:sst>';
    const bytes = rawSheet(rows, { 'xl/sharedStrings.xml': strings });
    expect(await businesses(bytes)).toEqual([{ row: 2, business: { name: 'AA', city: 'Bad Berneck' } }]);
    expect((await table(bytes)).count).toBe(2);
  });

  it('finds the header below title rows and keeps Excel’s row numbers', async () => {
    const rows = [
      ['Betriebe im Landkreis'],
      [],
      ['Stand 2026'],
      ['Name', 'Ort'],
      ['Vogel', 'Bayreuth'],
      [],
      [null, 'Krems'],
    ];
    const [batch] = await batches(await sheetOf(rows));
    expect(batch).toMatchObject({
      firstRow: 5,
      lastRow: 7,
      rowCount: 2,
      errors: [{ row_number: 7, code: 'missing', field: 'name' }],
    });
  });

  it('cuts batches of 500 rows, and reports the last earlier batch that shares a place', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => [
      `Betrieb ${index === 1_150 ? 3 : index}`,
      'Krems',
      `p${index === 1_150 ? 3 : index}`,
    ]);
    const found = await batches(await sheetOf([['name', 'city', 'place_id'], ...rows]));
    expect(found.map(({ batch, firstRow, lastRow, after }) => [batch, firstRow, lastRow, after])).toEqual([
      [0, 2, 501, -1],
      [1, 502, 1001, -1],
      [2, 1002, 1201, 0],
    ]);
    expect(await batches(await sheetOf([['name', 'city', 'place_id'], ...rows]))).toEqual(found);
  });

  describe('refuses', () => {
    let files: BadFile[] = [];
    beforeAll(async () => {
      files = await badFiles();
    });
    it.each([
      'empty',
      'cut in the middle',
      'cut by its last bytes',
      'a password-protected .xlsx',
      'an encrypted zip',
      'a renamed exe',
      'a renamed zip',
      'a renamed csv',
      'a csv that begins like a zip',
      'an old Word document',
      'too many parts',
      'too much to unpack',
      'a missing sheet',
      'a wrong checksum',
      'broken XML',
      'no rows',
      'no header',
      'a header without a name',
    ])('a file with this fault: %s', async (fault) => {
      const file = files.find((candidate) => candidate.fault === fault)!;
      await expect(table(file.bytes)).rejects.toMatchObject({
        code: file.code,
        message: expect.stringMatching(file.reason) as unknown,
      });
    });
    it('ADM-IMPORT-04 a zip bomb, by its directory and before unpacking it', async () => {
      const file = files.find(({ fault }) => fault === 'a zip bomb')!;
      const before = process.memoryUsage().rss;
      await expect(table(file.bytes)).rejects.toMatchObject({
        code: 'unprocessable-file',
        message: expect.stringMatching(/zip bomb/) as unknown,
      });
      expect(process.memoryUsage().rss - before).toBeLessThan(30_000_000);
    });
  });
});
