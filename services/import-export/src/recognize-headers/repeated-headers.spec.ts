import { openWorkbook } from '../read-sheet/open-workbook.js';
import { findAnyTable } from '../read-sheet/find-table.js';
import type { SheetBatch } from '../read-sheet/batches/batch-builder.js';
import { readBatches } from '../read-sheet/batches/read-batches.js';
import { describeTable } from '../read-sheet/read-preview.js';
import { sheetOf } from '../test/sheets.js';

type Rows = Parameters<typeof sheetOf>[0];

const tableOf = async (rows: Rows, chosen?: Parameters<typeof findAnyTable>[1]) =>
  findAnyTable(await openWorkbook('xlsx', await sheetOf(rows)), chosen);

const rows: Rows = [
  ['Name', 'Telefon', 'Ort', 'telefon', 'TELEFON'],
  ['Eins', '0351 1', 'Krems', '0351 2', null],
  ['Zwei', null, 'Krems', '0351 2', '0351 3'],
  ['Drei', '#REF!', 'Krems', null, '0351 3'],
];

describe('a header that occurs several times', () => {
  it('is read from the first of its columns with a value in a row', async () => {
    const { columns, rows: read } = await describeTable(await tableOf(rows));
    expect(read.map(({ values }) => values.phone)).toEqual(['0351 1', '0351 2', '0351 3']);
    expect(read.map(({ notes }) => notes)).toEqual([undefined, undefined, undefined]);
    expect(columns.map(({ field, standsInFor }) => [field, standsInFor])).toEqual([
      ['name', undefined],
      ['phone', undefined],
      ['city', undefined],
      [null, 'phone'],
      [null, 'phone'],
    ]);
  });

  it('is read from a remapped column only as what it is mapped to', async () => {
    const table = await tableOf(rows, { name: 0, phone: 4, city: 2, description: 3 });
    const { rows: read } = await describeTable(table);
    expect(read.map(({ values: { phone, description } }) => [phone, description])).toEqual([
      ['0351 1', '0351 2'],
      ['0351 3', '0351 2'],
      ['0351 3', undefined],
    ]);
  });

  it('is repeated above each of its columns in a sheet of rows to correct', async () => {
    const table = await tableOf([...rows, [null, null, 'Krems', '0351 4', null]], {
      name: 0,
      phone: 1,
      description: 2,
    });
    const batches: SheetBatch[] = [];
    for await (const each of readBatches(table)) batches.push(each);
    const [batch] = batches;
    expect(batch?.headers?.filter((header) => header === batch.headers?.[1])).toHaveLength(3);
    expect(batch?.failed[0]?.cells[3]).toBe('0351 4');
  });
});
