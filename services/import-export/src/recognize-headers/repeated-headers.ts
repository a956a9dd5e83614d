import { isCellFault } from '../read-sheet/cell-faults.js';
import { cellText, type CellValue } from '../read-sheet/cell.js';
import type { SheetField } from '@gewerk/contracts/sheets';
import { headerKey } from './header-key.js';
import type { HeaderMapping } from './header-mapping.js';

type Cells = readonly (CellValue | undefined)[];

/** Groups of columns with the same header, in order. */
export function repeatedHeaders(header: Cells): number[][] {
  const columns = new Map<string, number[]>();
  for (let column = 0; column < header.length; column += 1) {
    const key = headerKey(header[column]);
    if (key !== '') columns.set(key, [...(columns.get(key) ?? []), column]);
  }
  return [...columns.values()].filter(({ length }) => length > 1);
}

/** A column that fills the gaps of another column with the same header. */
export interface StandIn {
  readonly column: number;
  readonly of: number;
  readonly field: SheetField;
}

const known = new WeakMap<HeaderMapping, readonly StandIn[]>();

/** The columns that fill gaps of mapped ones; a column that is itself mapped fills none. */
export function standIns(mapping: HeaderMapping): readonly StandIn[] {
  const found = known.get(mapping) ?? furtherColumns(mapping);
  known.set(mapping, found);
  return found;
}

function furtherColumns({ columns, repeated = [] }: HeaderMapping): StandIn[] {
  const mapped = new Set(Object.values(columns));
  return Object.entries(columns).flatMap(([field, of]) =>
    (repeated.find((group) => group.includes(of)) ?? [])
      .filter((column) => !mapped.has(column))
      .map((column) => ({ column, of, field: field as SheetField })),
  );
}

/** Whether a cell has no value: it is empty or contains an error value. */
const isFree = (cell: CellValue | undefined): boolean => cellText(cell) === '' || isCellFault(cell);

/** The row, with each empty mapped cell given the value of the next column with the same header. */
export function withStandIns(mapping: HeaderMapping, cells: Cells): Cells {
  const filled = new Map<number, CellValue>();
  for (const { column, of } of standIns(mapping)) {
    if (isFree(cells[of]) && !filled.has(of) && !isFree(cells[column])) filled.set(of, cells[column] ?? null);
  }
  if (filled.size === 0) return cells;
  const length = Math.max(cells.length, ...[...filled.keys()].map((column) => column + 1));
  return Array.from({ length }, (_, column) => filled.get(column) ?? cells[column] ?? null);
}
