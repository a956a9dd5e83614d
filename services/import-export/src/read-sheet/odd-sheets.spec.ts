import { randomBytes } from 'node:crypto';
import * as xlsx from '@e965/xlsx';
import type { BusinessInput } from '@gewerk/contracts';
import exceljs from 'exceljs';
import { rawSheet, sheetOf } from '../test/sheets.js';
import type { SheetBatch } from './batches/batch-builder.js';
import { findTable } from './find-table.js';
import { detectKind, openWorkbook } from './open-workbook.js';
import { readBatches } from './batches/read-batches.js';

interface Found {
  rows: { row: number; business: BusinessInput }[];
  errors: SheetBatch['errors'];
  notes: SheetBatch['notes'];
}

async function read(bytes: Buffer): Promise<Found> {
  const workbook = await openWorkbook(await detectKind(bytes), bytes);
  const table = await findTable(workbook);
  const found: Found = { rows: [], errors: [], notes: [] };
  for await (const { rows, errors, notes } of readBatches(table)) {
    found.rows.push(...(JSON.parse(`[${Buffer.from(rows).toString()}]`) as Found['rows']));
    found.errors.push(...errors);
    found.notes.push(...notes);
  }
  return found;
}

/** A workbook made by hand, for cases that rows of values cannot express. */
async function bookOf(fill: (book: exceljs.Workbook) => void): Promise<Buffer> {
  const book = new exceljs.Workbook();
  fill(book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const header = `<row>${text('name')}${text('city')}${text('rating')}</row>`;

describe('odd sheets', () => {
  it('of 300 columns are read, ignoring unknown ones', async () => {
    const more = Array.from({ length: 298 }, (_, index) => `Spalte ${index}`);
    const { rows, errors } = await read(
      await sheetOf([
        ['name', ...more, 'city'],
        ['Maler Moll', ...more, 'Krems'],
      ]),
    );
    expect(errors).toEqual([]);
    expect(rows).toEqual([{ row: 2, business: { name: 'Maler Moll', city: 'Krems' } }]);
  });

  it('with a cell of five million characters lose only that row, reported by number and field', async () => {
    // Random text, since repetitive text would be taken for a zip bomb.
    const huge = `<row>${text(randomBytes(2_500_000).toString('hex'))}${text('Krems')}</row>`;
    const good = `<row>${text('Maler Moll')}${text('Krems')}</row>`;
    const { rows, errors } = await read(rawSheet(`${header}${huge}${good}`));
    expect(errors).toEqual([expect.objectContaining({ row_number: 2, code: 'too-long', field: 'name' })]);
    // The report repeats only the beginning.
    expect(JSON.stringify(errors).length).toBeLessThan(1_000);
    expect(rows).toEqual([{ row: 3, business: { name: 'Maler Moll', city: 'Krems' } }]);
  });

  it('have a shared string of two million characters truncated in every cell that uses it', async () => {
    const shared = `<sst><si><t>${randomBytes(1_000_000).toString('hex')}</t></si></sst>`;
    const named = `<row><c t="s"><v>0</v></c>${text('Krems')}</row>`;
    const workbook = await openWorkbook(
      'xlsx',
      rawSheet(header + named.repeat(3), { 'xl/sharedStrings.xml': shared }),
    );
    const lengths: number[] = [];
    for await (const { cells } of workbook.sheets[0]?.rows() ?? []) lengths.push(String(cells[0]).length);
    expect(lengths).toEqual([4, 33_000, 33_000, 33_000]);
  });

  it('with a number format of half a megabyte used by 200 styles are opened in milliseconds', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(500_000)}"/></numFmts><cellXfs>${'<xf numFmtId="200"/>'.repeat(200)}</cellXfs></styleSheet>`;
    const bytes = rawSheet(header, { 'xl/styles.xml': styles });
    const before = process.threadCpuUsage();
    await openWorkbook('xlsx', bytes);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(300);
  });

  it('with formulas return their stored results, and nothing if none is stored', async () => {
    const formula = (value: string): string => `<c t="str"><f>1+1</f>${value}</c>`;
    const row = `<row>${formula('<v>Maler Moll</v>')}${formula('')}${text('4.5')}</row>`;
    const { rows, errors } = await read(rawSheet(`${header}${row}`));
    expect(errors).toEqual([]);
    expect(rows).toEqual([{ row: 2, business: { name: 'Maler Moll', rating: 4.5 } }]);
  });

  it('with formula errors lose those fields, with a note of the cell’s text', async () => {
    const fault = (value: string): string => `<c t="e"><f>1/0</f><v>${value}</v></c>`;
    const row = (name: string, city: string, rating: string) => `<row>${name}${city}${rating}</row>`;
    const { rows, errors, notes } = await read(
      rawSheet(
        header +
          row(text('Maler Moll'), fault('#N/A'), fault('#DIV/0!')) +
          row(fault('#REF!'), text('Krems'), text('4.5')),
      ),
    );
    expect(rows).toEqual([{ row: 2, business: { name: 'Maler Moll' } }]);
    const note = { row_number: 2, code: 'invalid', result: null };
    expect(notes).toEqual([
      { ...note, field: 'city', value: '#N/A' },
      { ...note, field: 'rating', value: '#DIV/0!' },
    ]);
    expect(errors).toEqual([{ row_number: 3, code: 'invalid', field: 'name', value: '#REF!' }]);
  });

  it('with a date instead of a number lose only that field, and instead of a text keep the day', async () => {
    const day = new Date(Date.UTC(2026, 10, 21));
    const { rows, errors, notes } = await read(
      await sheetOf([
        ['name', 'description', 'rating'],
        ['Maler Moll', day, 4.5],
        ['Maler Mohn', 'x', day],
      ]),
    );
    expect(rows).toEqual([
      { row: 2, business: { name: 'Maler Moll', description: '2026-11-21', rating: 4.5 } },
      { row: 3, business: { name: 'Maler Mohn', description: 'x' } },
    ]);
    expect(errors).toEqual([]);
    expect(notes).toEqual([
      expect.objectContaining({ row_number: 3, code: 'invalid', field: 'rating', value: '2026-11-21' }),
    ]);
  });

  it('with a repeated header are read by the first column of that name', async () => {
    const { rows } = await read(
      await sheetOf([
        ['name', 'city', 'Name', 'city'],
        ['Maler Moll', 'Krems', 'falsch', 'falsch'],
      ]),
    );
    expect(rows).toEqual([{ row: 2, business: { name: 'Maler Moll', city: 'Krems' } }]);
  });

  it('with merged cells apply the value to each row, with a note, except for the name', async () => {
    const bytes = await bookOf((book) => {
      const sheet = book.addWorksheet('places');
      sheet.addRow(['Betriebe im Landkreis']);
      sheet.mergeCells('A1:C1');
      sheet.addRow(['name', 'city', 'state']);
      sheet.addRow(['Maler Moll', 'Krems']);
      sheet.addRow(['Maler Mohn']);
      sheet.addRow(['', 'Stein']);
      sheet.addRow(['Maler Mut']);
      sheet.mergeCells('B3:B4');
      sheet.mergeCells('A4:A5');
    });
    const { rows, errors, notes } = await read(bytes);
    expect(errors).toEqual([expect.objectContaining({ row_number: 5, code: 'missing', field: 'name' })]);
    expect(notes).toEqual([{ row_number: 4, code: 'inferred', field: 'city', value: null, result: 'Krems' }]);
    expect(rows).toEqual([
      { row: 3, business: { name: 'Maler Moll', city: 'Krems' } },
      { row: 4, business: { name: 'Maler Mohn', city: 'Krems' } },
      { row: 6, business: { name: 'Maler Mut' } },
    ]);
  });

  it('with hidden rows and columns are read whole', async () => {
    const bytes = await bookOf((book) => {
      const sheet = book.addWorksheet('places');
      sheet.addRow(['name', 'city']);
      sheet.addRow(['Maler Moll', 'Krems']);
      sheet.addRow(['Maler Mohn', 'Stein']).hidden = true;
      sheet.getColumn(2).hidden = true;
    });
    const { rows } = await read(bytes);
    expect(rows.map(({ row, business }) => [row, business.name, business.city])).toEqual([
      [2, 'Maler Moll', 'Krems'],
      [3, 'Maler Mohn', 'Stein'],
    ]);
  });

  it('whose table is not on the first sheet are read from the sheet that has it', async () => {
    const bytes = await bookOf((book) => {
      book.addWorksheet('Deckblatt').addRow(['Stand 2026', 'geheim']);
      book.addWorksheet('leer');
      const sheet = book.addWorksheet('Betriebe');
      sheet.addRow(['name', 'city']);
      sheet.addRow(['Maler Moll', 'Krems']);
    });
    expect((await read(bytes)).rows).toEqual([{ row: 2, business: { name: 'Maler Moll', city: 'Krems' } }]);
  });

  it.each(['hidden', 'veryHidden'] as const)(
    'are read from the first sheet that is not %s',
    async (state) => {
      const bytes = await bookOf((book) => {
        book.addWorksheet('Alt', { state }).addRows([
          ['name', 'city'],
          ['Maler Alt', 'Krems'],
        ]);
        book.addWorksheet('Neu').addRows([
          ['name', 'city'],
          ['Maler Neu', 'Krems'],
        ]);
      });
      expect((await read(bytes)).rows).toEqual([{ row: 2, business: { name: 'Maler Neu', city: 'Krems' } }]);
    },
  );

  it('of the old format are read from the first visible sheet', async () => {
    const book = xlsx.utils.book_new();
    for (const name of ['Alt', 'Neu']) {
      const rows = [
        ['name', 'city'],
        [`Maler ${name}`, 'Krems'],
      ];
      xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), name);
    }
    book.Workbook = {
      Sheets: [
        { name: 'Alt', Hidden: 1 },
        { name: 'Neu', Hidden: 0 },
      ],
    };
    const bytes = xlsx.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
    expect((await read(bytes)).rows).toEqual([{ row: 2, business: { name: 'Maler Neu', city: 'Krems' } }]);
  });
});
