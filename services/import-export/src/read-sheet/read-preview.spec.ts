import type { SheetMapping } from '@gewerk/contracts';
import { sheetOf } from '../test/sheets.js';
import { findAnyTable, findTable } from './find-table.js';
import { openWorkbook } from './open-workbook.js';
import { describeTable, newRows } from './read-preview.js';

type Rows = Parameters<typeof sheetOf>[0];

const tableOf = async (rows: Rows, chosen?: SheetMapping) =>
  findAnyTable(await openWorkbook('xlsx', await sheetOf(rows)), chosen);

const known: Rows = [
  ['Betriebe im Landkreis'],
  ['Name', 'Ort', 'Notiz', 'Bewertung'],
  ['Maler Moll', 'Krems', 'x', 4.5],
  [null, 'Krems', 'y', 4],
];

it('reports the mapping of columns, with an example, and how the first rows will be read', async () => {
  const preview = await describeTable(await tableOf(known));
  expect(preview).toMatchObject({ sheetName: 'places', headerRow: 2, moreColumns: 0, isReadable: true });
  expect(preview.columns).toEqual([
    { column: 0, header: 'Name', sample: 'Maler Moll', field: 'name', isListed: false },
    { column: 1, header: 'Ort', sample: 'Krems', field: 'city', isListed: false },
    { column: 2, header: 'Notiz', sample: 'x', field: null, isListed: false },
    { column: 3, header: 'Bewertung', sample: '4.5', field: 'rating', isListed: false },
  ]);
  expect(preview.rows).toEqual([
    { row_number: 3, values: { name: 'Maler Moll', city: 'Krems', rating: '4.5' }, error: null },
    {
      row_number: 4,
      values: {},
      error: expect.stringContaining('name is missing') as unknown,
      problem: { code: 'missing', field: 'name', value: null },
    },
  ]);
});

it('uses the chosen columns instead of the headers', async () => {
  const { rows, columns } = await describeTable(await tableOf(known, { name: 2, description: 0 }));
  expect(columns.map(({ field }) => field)).toEqual(['description', null, 'name', null]);
  expect(rows.map(({ values }) => values)).toEqual([{ name: 'x', description: 'Maler Moll' }, { name: 'y' }]);
});

it('uses the first row as the header if none is recognised, and reads it once the name is chosen', async () => {
  const strange: Rows = [
    ['Wer', 'Wo'],
    ['Maler Moll', 'Krems'],
  ];
  const unread = await describeTable(await tableOf(strange));
  expect(unread).toMatchObject({ headerRow: 1, isReadable: false, rows: [] });
  expect(unread.columns.map(({ header, field }) => [header, field])).toEqual([
    ['Wer', null],
    ['Wo', null],
  ]);
  const read = await describeTable(await tableOf(strange, { name: 0, city: 1 }));
  expect(read.rows[0]?.values).toEqual({ name: 'Maler Moll', city: 'Krems' });
  const workbook = await openWorkbook('xlsx', await sheetOf(strange));
  await expect(findTable(workbook)).rejects.toMatchObject({ code: 'unprocessable-file' });
  await expect(findTable(workbook, { name: 0 })).resolves.toMatchObject({ headerRow: 1 });
});

it('returns each place once across batches, and counts the repeated rows', async () => {
  const places = Array.from({ length: 700 }, (_, index) => [`Betrieb ${index}`, 'Krems']);
  const table = await tableOf([['Name', 'Ort'], ...places, ...places.slice(0, 40), [null, 'Krems']]);
  const counted = { repeated: 0, categories: new Map() };
  const batches = [];
  for await (const batch of newRows(table, counted)) batches.push(batch);
  expect(counted.repeated).toBe(40);
  expect(batches.map(({ rowCount, errors }) => [rowCount, errors.length])).toEqual([
    [500, 0],
    [201, 1],
  ]);
});

it('shows at most 20 rows and 300 columns, and cuts long texts', async () => {
  const header = ['Name', 'Beschreibung', ...Array.from({ length: 400 }, (_, index) => `Spalte ${index}`)];
  const row = ['Maler', 'ä'.repeat(500)];
  const preview = await describeTable(await tableOf([header, ...Array.from({ length: 30 }, () => row)]));
  expect([preview.rows.length, preview.columns.length, preview.moreColumns]).toEqual([20, 300, 102]);
  expect(preview.rows[0]?.values['description']).toHaveLength(100);
});
