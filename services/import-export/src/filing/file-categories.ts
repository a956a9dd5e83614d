import { IMPORT, type SheetChoice } from '@gewerk/contracts/sheets';
import { quoted } from '../row-to-business/row-notes.js';
import type { MappedRow } from '../row-to-business/row-to-business.js';

/** A raw category with the number of rows that have it. */
export interface CategoryCount {
  readonly value: string;
  readonly rows: number;
}

/** Maximum number of different raw categories that are counted; a column with more does not contain categories. */
const MOST_COUNTED = 5_000;

/** A row as it will be stored: filed by the operator's choice for its raw category, if there is one. */
export function filed(mapped: MappedRow, categories: SheetChoice['categories']): MappedRow {
  if (!categories || mapped.error !== undefined) return mapped;
  const { category } = mapped.business;
  if (category === undefined || !Object.hasOwn(categories, category)) return mapped;
  const chosen = categories[category] ?? null;
  return chosen === null
    ? { error: { code: 'left-out', field: 'category', value: quoted(category) } }
    : { ...mapped, business: { ...mapped.business, category: chosen } };
}

/** Counts the raw category of a row, regardless of the operator's choice for it. */
export function countCategory(counts: Map<string, number>, mapped: MappedRow): void {
  const value = mapped.error === undefined ? mapped.business.category : undefined;
  if (value === undefined || (counts.size >= MOST_COUNTED && !counts.has(value))) return;
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

export const mostFrequent = (counts: ReadonlyMap<string, number>): CategoryCount[] =>
  [...counts]
    .map(([value, rows]) => ({ value, rows }))
    .sort((one, other) => other.rows - one.rows)
    .slice(0, IMPORT.mappedValues);
