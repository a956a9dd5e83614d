import {
  type BusinessInput,
  type ImportPreview,
  LIST_LENGTH,
  type RowNote,
  type SheetField,
  sheetFields,
} from '@gewerk/contracts/sheets';
import { rowErrorText } from '../report/row-error-text.js';
import { type MappedRow, rowToBusiness } from '../row-to-business/row-to-business.js';
import { BatchBuilder, type SheetBatch } from './batches/batch-builder.js';
import { cellText, type SheetRow } from './cell.js';
import { countCategory, filed } from '../filing/file-categories.js';
import type { Table } from './find-table.js';
import { placeKey } from './batches/place-key.js';
import { columnsOf, rowsBelow } from './batches/read-batches.js';
import { standIns } from '../recognize-headers/repeated-headers.js';

/** The part of a preview that needs only the file. */
export type SheetPreview = Omit<ImportPreview, 'forecast' | 'isComplete'> & {
  /** Whether a column is known to contain the name. */
  readonly isReadable: boolean;
};

const MAX_SHOWN_COLUMNS = 300;
const MAX_SHOWN_TEXT = 100;
/** Number of rows below the header that are searched for an example of a column's content. */
const EXAMPLE_ROWS = 10;

/** The columns of a table with their meanings, and its first rows as they will be read. */
export async function describeTable(table: Table): Promise<SheetPreview> {
  const isReadable = table.mapping.columns.name !== undefined;
  const { header, examples } = await top(table);
  const all = columnsIn(table, header, examples);
  return {
    sheetName: table.sheet.name,
    headerRow: table.headerRow,
    columns: all.slice(0, MAX_SHOWN_COLUMNS),
    moreColumns: Math.max(0, all.length - MAX_SHOWN_COLUMNS),
    rows: isReadable ? await firstRows(table) : [],
    isReadable,
  };
}

/** Counts made while the rows are read. */
interface Counted {
  repeated: number;
  readonly categories: Map<string, number>;
}

/** The batches of a table, without rows that repeat a place id; those rows are added to the counts in `counted`. */
export async function* newRows(table: Table, counted: Counted): AsyncGenerator<SheetBatch> {
  if (table.mapping.columns.name === undefined) return;
  const builder = new BatchBuilder();
  const places = new Set<number>();
  for await (const { number, mapped: raw } of mappedRows(table)) {
    countCategory(counted.categories, raw);
    const mapped = filed(raw, table.categories);
    const place = mapped.error === undefined ? placeKey(mapped.business) : undefined;
    if (place !== undefined && places.has(place)) {
      counted.repeated += 1;
      continue;
    }
    if (place !== undefined) places.add(place);
    const batch = builder.add(number, mapped);
    if (batch) yield batch;
  }
  const last = builder.finish();
  if (last) yield last;
}

async function* mappedRows(table: Table): AsyncGenerator<{ number: number; mapped: MappedRow }> {
  for await (const { number, cells, merged } of rowsBelow(table))
    yield { number, mapped: rowToBusiness(table, cells, merged) };
}

async function top(table: Table): Promise<{ header: SheetRow['cells']; examples: SheetRow['cells'][] }> {
  let header: SheetRow['cells'] = [];
  const examples: SheetRow['cells'][] = [];
  for await (const { number, cells } of table.sheet.rows()) {
    if (number === table.headerRow) header = cells;
    if (number > table.headerRow) examples.push(cells);
    if (examples.length >= EXAMPLE_ROWS) break;
  }
  return { header, examples };
}

function columnsIn(
  { mapping }: Table,
  header: SheetRow['cells'],
  examples: readonly SheetRow['cells'][],
): ImportPreview['columns'] {
  const fields = new Map<number, SheetField>();
  for (const field of sheetFields) {
    const column = mapping.columns[field];
    if (column !== undefined) fields.set(column, field);
  }
  const listed = columnsOf({ ...mapping, columns: {} });
  const standing = new Map(standIns(mapping).map(({ column, field }) => [column, field]));
  const count = Math.max(header.length, ...[...fields.keys()].map((column) => column + 1));
  return Array.from({ length: count }, (_, column) => ({
    column,
    header: shown(cellText(header[column])),
    sample: shown(examples.map((cells) => cellText(cells[column])).find((text) => text !== '') ?? ''),
    field: fields.get(column) ?? null,
    isListed: listed.has(column),
    ...(standing.has(column) && { standsInFor: standing.get(column) }),
  })).filter(({ header: text, field }) => text !== '' || field !== null);
}

async function firstRows(table: Table): Promise<ImportPreview['rows']> {
  const rows: ImportPreview['rows'] = [];
  for await (const { number, mapped: raw } of mappedRows(table)) {
    const mapped = filed(raw, table.categories);
    rows.push(
      mapped.error === undefined
        ? {
            row_number: number,
            values: textsOf(mapped.business),
            error: null,
            ...(mapped.notes.length > 0 && { notes: previewNotes(mapped.notes) }),
          }
        : {
            ...{ row_number: number, values: {}, problem: mapped.error },
            error: rowErrorText({ row_number: number, ...mapped.error }),
          },
    );
    if (rows.length >= LIST_LENGTH.importPreview) break;
  }
  return rows;
}

/** Maximum length of values and results, and maximum number of notes per row, in a preview. */
const NOTED = { text: 40, notes: 15 } as const;

/** Notes as a preview shows them. */
export const previewNotes = (
  notes: readonly Omit<RowNote, 'row_number'>[],
): NonNullable<ImportPreview['rows'][number]['notes']> =>
  notes.slice(0, NOTED.notes).map(({ code, field, value, result }) => ({
    code,
    field,
    value: value && value.slice(0, NOTED.text),
    result: result && result.slice(0, NOTED.text),
  }));

const textsOf = (business: BusinessInput): Record<string, string> =>
  Object.fromEntries(
    Object.entries(business).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, shown(textOf(value))]],
    ),
  );

function textOf(value: NonNullable<BusinessInput[keyof BusinessInput]>): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return JSON.stringify(value);
}

const shown = (text: string): string =>
  text.length > MAX_SHOWN_TEXT ? `${text.slice(0, MAX_SHOWN_TEXT - 1)}…` : text;
