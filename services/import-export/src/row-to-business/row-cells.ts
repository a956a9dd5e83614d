import { cellText, type CellValue } from '../read-sheet/cell.js';
import type { ColumnKey, HeaderMapping } from '../recognize-headers/header-mapping.js';
import { withStandIns } from '../recognize-headers/repeated-headers.js';
import { faultyCells, withoutFaults } from './faulty-cells.js';
import { mergedFields, withoutIdentity } from './merged-fields.js';
import { parseCount, parseDecimal } from './numbers.js';
import { type FieldNote, quoted } from './row-notes.js';

/** One row, whose cells are read by their meaning according to a mapping. Missing columns count as empty. */
export class RowCells {
  /** Notes on values that could not be used as they are. */
  readonly notes: FieldNote[] = [];

  private readonly cells: readonly (CellValue | undefined)[];

  constructor(
    readonly mapping: HeaderMapping,
    given: readonly (CellValue | undefined)[],
    merged?: ReadonlySet<number>,
  ) {
    const cells = withStandIns(mapping, given);
    this.cells = withoutFaults(merged ? withoutIdentity(mapping, cells, merged) : cells);
    for (const { field, column } of merged ? mergedFields(mapping, merged) : []) {
      const text = cellText(this.cells[column]);
      if (text !== '') this.note('inferred', field, null, text);
    }
    for (const { field, fault } of faultyCells(mapping, cells)) this.note('invalid', field, fault);
  }

  raw(column: ColumnKey): CellValue {
    const index = this.mapping.columns[column];
    return index === undefined ? null : (this.cells[index] ?? null);
  }

  at(index: number): CellValue {
    return this.cells[index] ?? null;
  }

  /** Trimmed text; undefined if the cell is empty. */
  text(column: ColumnKey): string | undefined {
    const index = this.mapping.columns[column];
    return index === undefined ? undefined : cellText(this.cells[index]) || undefined;
  }

  /** Text of the first of these columns that is not empty. */
  firstText(...columns: ColumnKey[]): string | undefined {
    for (const column of columns) {
      const text = this.text(column);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** A number with a decimal point or comma. Anything else is noted and left out. */
  decimal(column: ColumnKey, field: FieldNote['field']): number | undefined {
    return this.number(column, field, parseDecimal);
  }

  /** A whole number of at least 0, with or without grouped thousands. Anything else is noted and left out. */
  count(column: ColumnKey, field: FieldNote['field']): number | undefined {
    return this.number(column, field, parseCount);
  }

  note(
    code: FieldNote['code'],
    field: FieldNote['field'],
    value: string | null,
    result: string | null = null,
  ): void {
    this.notes.push({
      code,
      field,
      value: value === null ? null : quoted(value),
      result: result === null ? null : quoted(result),
    });
  }

  private number(
    column: ColumnKey,
    field: FieldNote['field'],
    parse: (text: string) => number | null,
  ): number | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const number = parse(text);
    if (number === null) this.note('invalid', field, text);
    return number ?? undefined;
  }
}
