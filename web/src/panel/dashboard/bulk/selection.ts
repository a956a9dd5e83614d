import type { ListState } from '../../kit/business-list/list-state.js';
import type { BulkRequest } from './api.js';

/** The selection in the list: some rows by their ids, or all matches of its filters. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly total: number };

export const NOTHING: Selection = { kind: 'some', ids: new Set() };

export const sizeOf = (selection: Selection): number =>
  selection.kind === 'all' ? selection.total : selection.ids.size;

export const has = (selection: Selection, id: string): boolean =>
  selection.kind === 'all' || selection.ids.has(id);

/**
 * Adds or removes rows. If all matches are selected, removing a row leaves only the other rows of the page
 * selected.
 * @param page the ids of all rows of the page
 */
export function withRows(
  selection: Selection,
  page: readonly string[],
  rows: readonly string[],
  isChosen: boolean,
): Selection {
  const ids = new Set(selection.kind === 'all' ? page : selection.ids);
  for (const id of rows) {
    if (isChosen) ids.add(id);
    else ids.delete(id);
  }
  return { kind: 'some', ids };
}

/** The selection as a parameter of the API call. */
export function asked(selection: Selection, { filters }: ListState): BulkRequest['selection'] {
  if (selection.kind === 'some') return { ids: [...selection.ids] };
  const { status, ...others } = filters;
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
  return { matching: { ...given, status: status || 'listed' } };
}
