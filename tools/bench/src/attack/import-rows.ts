import { join } from 'node:path';
import exceljs from 'exceljs';
import { importThroughPanel } from '../system/panel-import.js';
import type { Target } from './attempts.js';

/** Imports businesses as the operator does, from a sheet with a column for each field that any of them has. */
export async function importRows(
  { url, headers, say }: Target,
  folder: string,
  rows: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('places');
  sheet.addRow(columns);
  // XML cannot contain NUL.
  for (const row of rows) sheet.addRow(columns.map((column) => row[column]?.replaceAll('\0', '') ?? ''));
  const file = join(folder, 'rows.xlsx');
  await book.xlsx.writeFile(file);
  const { result } = await importThroughPanel({ origin: url, headers }, [file]);
  say(`import of ${rows.length} rows: ${JSON.stringify(result).slice(0, 200)}`);
}

/** Ids of listed businesses from the panel's list, 100 per page. */
export async function listedIds({ url, headers }: Target, search: string, pages: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      limit: '100',
      page: String(page),
      ...(search === '' ? {} : { search }),
    });
    const answer = await fetch(`${url}/api/admin/businesses?${query}`, { headers });
    if (!answer.ok) throw new Error(`the panel's list answered ${answer.status}: ${await answer.text()}`);
    const { businesses } = (await answer.json()) as { businesses: { id: string }[] };
    ids.push(...businesses.map(({ id }) => id));
  }
  return ids;
}
