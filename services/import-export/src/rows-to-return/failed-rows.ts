import type { HeaderMapping } from '../recognize-headers/header-mapping.js';
import { generalColumns } from '../recognize-headers/general-columns.js';
import { recognizeHeaders } from '../recognize-headers/recognize-headers.js';
import { standIns } from '../recognize-headers/repeated-headers.js';
import { cellText, type SheetRow } from '../read-sheet/cell.js';
import type { Table } from '../read-sheet/find-table.js';

/**
 * The headers under which a table's rows are returned: its own, or, if the operator chose the meanings of the
 * columns, headers with these meanings.
 */
export async function headersToReturn(table: Table): Promise<string[]> {
  const header = await headerOf(table);
  const recognized = recognizeHeaders(header);
  return recognized.fault === undefined && isSame(recognized.mapping.columns, table.mapping.columns)
    ? Array.from(header, cellText)
    : saying(table.mapping);
}

/** Identifies files of one kind: the header's texts up to the last one. */
export async function headersOf(table: Table): Promise<string[]> {
  const texts = Array.from(await headerOf(table), (cell) => cellText(cell).trim().toLowerCase());
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

async function headerOf({ sheet, headerRow }: Table): Promise<SheetRow['cells']> {
  for await (const { number, cells } of sheet.rows()) {
    if (number === headerRow) return cells;
  }
  return [];
}

type Columns = HeaderMapping['columns'];

const isSame = (one: Columns, other: Columns): boolean =>
  Object.keys({ ...one, ...other }).every(
    (field) => one[field as keyof Columns] === other[field as keyof Columns],
  );

function saying(mapping: HeaderMapping): string[] {
  const headers: string[] = [];
  const say = (field: string, column: number): void => {
    headers[column] = generalColumns[field as keyof Columns]?.[0] ?? '';
  };
  for (const [field, column] of Object.entries(mapping.columns)) say(field, column);
  for (const { field, column } of standIns(mapping)) say(field, column);
  return Array.from(headers, (header) => header ?? '');
}
