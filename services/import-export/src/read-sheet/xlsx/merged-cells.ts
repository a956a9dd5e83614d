import { type CellValue, cellText, type SheetRow } from '../cell.js';
import { columnOf } from './column-of.js';
import { TextBehind } from './text-behind.js';

/** Cells of one column, from one row to another, that a sheet shows as one. */
export interface MergedCells {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

const RANGE = /mergeCell ref="([A-Z]{1,3}(\d{1,7})):[A-Z]{1,3}(\d{1,7})"/g;

/** Finds the merged cells in a worksheet's XML. */
export class MergedCellsFinder extends TextBehind {
  constructor() {
    super('mergeCells');
  }

  /** Sorted by their first rows. Cells merged within one row only are left out. */
  found(): MergedCells[] {
    const ranges = Array.from(this.text().matchAll(RANGE), ([, first = '', from, to]) => ({
      column: columnOf(first) ?? 0,
      from: Number(from),
      to: Number(to),
    }));
    return ranges.filter(({ from, to }) => to > from).sort((one, other) => one.from - other.from);
  }
}

interface OpenCell {
  readonly to: number;
  readonly value: CellValue;
}

/**
 * The rows, with each empty cell given the value of the cell above that it is merged with. Valid files have
 * no overlapping merges; if a file has some, the last one counts in each column, which limits the work per
 * row to its number of columns.
 */
export async function* withMerged(
  rows: AsyncIterable<SheetRow>,
  ranges: readonly MergedCells[],
): AsyncGenerator<SheetRow> {
  let next = 0;
  const open = new Map<number, OpenCell>();
  for await (const row of rows) {
    for (const [column, { to }] of open) if (to < row.number) open.delete(column);
    yield open.size > 0 ? filled(row, open) : row;
    for (let range = ranges[next]; range && range.from <= row.number; range = ranges[(next += 1)]) {
      const value = row.cells[range.column];
      if (range.from === row.number && cellText(value) !== '')
        open.set(range.column, { to: range.to, value: value ?? null });
    }
  }
}

function filled({ cells, ...row }: SheetRow, open: ReadonlyMap<number, OpenCell>): SheetRow {
  const merged = new Set<number>();
  const whole = Array.from(cells, (cell) => cell ?? null);
  for (const [column, { value }] of open) {
    if (cellText(cells[column]) !== '') continue;
    while (whole.length < column) whole.push(null);
    whole[column] = value;
    merged.add(column);
  }
  return { ...row, cells: whole, merged };
}
