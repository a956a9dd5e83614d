import { exportColumnNames } from '@gewerk/contracts';
import { csvRow } from '@gewerk/csv';
import { parseString } from 'fast-csv';
import { exportCells } from './export-columns.js';

it('ADM-EXPORT-01 an exported row contains no cell that a spreadsheet would run', async () => {
  const row = csvRow(
    exportCells(
      {
        placeId: '=cmd|calc',
        name: '+Äther "Groß", Söhne & Co',
        city: "'=A1",
        address: '-Straße 1',
        fullAddress: '@home, 95444 Bayreuth',
        phone: '+43 2732 1234',
      },
      exportColumnNames,
    ),
  );
  const [cells = []] = await rowsOf(row);
  expect(cells.slice(0, 2)).toEqual(["'=cmd|calc", '\'+Äther "Groß", Söhne & Co']);
  expect(cells.filter((cell) => /^[=+@\t\r]|^-[^\d]/.test(cell))).toEqual([]);
  expect(cells).toContain("''=A1");
});

const rowsOf = (csv: string): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const rows: string[][] = [];
    parseString(csv)
      .on('data', (row: string[]) => rows.push(row))
      .on('error', reject)
      .on('end', () => resolve(rows));
  });
