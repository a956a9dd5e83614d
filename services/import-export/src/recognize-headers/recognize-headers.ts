import type { CellValue } from '../read-sheet/cell.js';
import { detectFormat } from './detect-format.js';
import { headerKey } from './header-key.js';
import type { ColumnKey, RecognizedHeaders } from './header-mapping.js';
import { nestedColumns } from './nested-columns.js';
import { repeatedHeaders } from './repeated-headers.js';

/**
 * A pure function that reads a row as the header of a sheet of businesses: the format and the column of each
 * field. Order, case, spaces, underscores and hyphens do not matter. Of several equal headers the first
 * counts, and the columns of the others fill its empty cells. A fault states why the row is not a header: a
 * name and at least one more column must be recognised.
 */
export function recognizeHeaders(cells: readonly (CellValue | undefined)[]): RecognizedHeaders {
  const positions = new Map<string, number>();
  for (let index = 0; index < cells.length; index += 1) {
    const key = headerKey(cells[index]);
    if (key !== '' && !positions.has(key)) positions.set(key, index);
  }
  const { format, keysByColumn } = detectFormat(new Set(positions.keys()));
  const columns: Partial<Record<string, number>> = {};
  for (const [column, keys] of keysByColumn) {
    const found = keys.find((key) => positions.has(key));
    if (found !== undefined) columns[column] = positions.get(found);
  }
  if (columns['name'] === undefined) return { fault: 'no-name-column' };
  const repeated = repeatedHeaders(cells);
  const mapping = {
    columns: columns satisfies Partial<Record<ColumnKey, number>>,
    ...nestedColumns(format, cells, positions),
    ...(repeated.length > 0 && { repeated }),
  };
  const known = Object.keys(columns).length + mapping.categoryList.length + mapping.dayHours.length;
  return known < 2 ? { fault: 'only-a-name-column' } : { format, mapping };
}
