import type { BusinessInput } from '@gewerk/contracts/sheets';
import type { CellValue } from '../read-sheet/cell.js';
import type { ColumnKey, HeaderMapping } from '../recognize-headers/header-mapping.js';
import { fieldOf } from './faulty-cells.js';

/** The fields whose values a row takes from merged cells, each once. */
export function mergedFields(
  { columns }: HeaderMapping,
  merged: ReadonlySet<number>,
): { field: keyof BusinessInput; column: number }[] {
  const found = new Map<keyof BusinessInput, number>();
  for (const [key, column] of Object.entries(columns)) {
    const field = fieldOf(key as ColumnKey);
    if (field !== undefined && merged.has(column) && !found.has(field)) found.set(field, column);
  }
  return Array.from(found, ([field, column]) => ({ field, column }));
}

/** The row without the name and the id if they belong to the business above. */
export function withoutIdentity(
  { columns: { name, placeId } }: HeaderMapping,
  cells: readonly (CellValue | undefined)[],
  merged: ReadonlySet<number>,
): readonly (CellValue | undefined)[] {
  return cells.map((cell, column) =>
    merged.has(column) && (column === name || column === placeId) ? null : cell,
  );
}
