import type { PanelListRow, PanelSort } from '@gewerk/contracts/bus';

export type ListColumn = Exclude<keyof PanelListRow, 'removed_at'>;

/** The specified columns, then further ones, each with its sort key. */
export const LIST_COLUMNS: readonly (readonly [column: ListColumn, sort: PanelSort | null])[] = [
  ['id', null],
  ['name', 'name'],
  ['address', null],
  ['category', 'category'],
  ['city', 'city'],
  ['rating', 'rating'],
  ['review_count', 'reviewCount'],
  ['type', null],
  ['place_id', null],
  ['country_code', null],
  ['url_slug', null],
  ['phone', null],
  ['verified', null],
];

const ADDED: readonly ListColumn[] = ['phone', 'verified'];

/** Default columns: on a desktop those of the specification (admin specification, section 3). */
export const DESK_COLUMNS: readonly ListColumn[] = LIST_COLUMNS.map(([column]) => column).filter(
  (column) => !ADDED.includes(column),
);
export const PHONE_COLUMNS: readonly ListColumn[] = ['name', 'city', 'category', 'phone', 'rating', 'id'];

/** Stored columns that exist, in order; null if nothing usable is stored. */
export function readColumns(stored: string | null): ListColumn[] | null {
  const known = LIST_COLUMNS.map(([column]) => column);
  const columns = (stored ?? '').split(' ').flatMap((name) => known.find((column) => column === name) ?? []);
  return columns.length > 0 ? [...new Set(columns)] : null;
}
