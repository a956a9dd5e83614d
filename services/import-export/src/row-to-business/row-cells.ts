import { cellText, type CellValue } from '../read-sheet/cell.js';
import type { ColumnKey, HeaderMapping } from '../recognize-headers/header-mapping.js';
import { parseCount, parseDecimal } from './numbers.js';
import { type FaultyField, RowFault } from './row-fault.js';

/** One row seen through a mapping: cells by what they mean. Absent columns read as empty. */
export class RowCells {
  constructor(
    readonly mapping: HeaderMapping,
    private readonly cells: readonly (CellValue | undefined)[],
  ) {}

  raw(column: ColumnKey): CellValue {
    const index = this.mapping.columns[column];
    return index === undefined ? null : (this.cells[index] ?? null);
  }

  at(index: number): CellValue {
    return this.cells[index] ?? null;
  }

  /** Trimmed text; undefined where the cell is empty. */
  text(column: ColumnKey): string | undefined {
    const index = this.mapping.columns[column];
    return index === undefined ? undefined : cellText(this.cells[index]) || undefined;
  }

  /** Text of the first of these columns that has any. */
  firstText(...columns: ColumnKey[]): string | undefined {
    for (const column of columns) {
      const text = this.text(column);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** A number with point or comma. Throws a {@link RowFault} for what is none. */
  decimal(column: ColumnKey, field: FaultyField): number | undefined {
    return this.number(column, field, parseDecimal);
  }

  /** A whole number from 0, thousands may be grouped. Throws a {@link RowFault} for what is none. */
  count(column: ColumnKey, field: FaultyField): number | undefined {
    return this.number(column, field, parseCount);
  }

  private number(
    column: ColumnKey,
    field: FaultyField,
    parse: (text: string) => number | null,
  ): number | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const number = parse(text);
    if (number === null) throw new RowFault('invalid', field, text);
    return number;
  }
}
