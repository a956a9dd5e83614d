import type { BusinessSourceKind, PanelStatus, PhotoOutcome, RunPart, WebsiteState } from '@gewerk/contracts';
import type { PanelSort } from '@gewerk/contracts/bus';

/** Filters of the list; a filter that is '' is not applied. */
export interface ListFilters {
  readonly search: string;
  readonly category: string;
  readonly city: string;
  readonly type: string;
  readonly country: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `YYYY-MM-DD`, the earliest day of the last change. */
  readonly changedSince: string;
  /** '' for the businesses on the site. */
  readonly status: '' | Exclude<PanelStatus, 'listed'>;
  /** The source from which the businesses originally came. */
  readonly source: '' | BusinessSourceKind;
  /**
   * The import or bulk change that created or changed the businesses; `runPart` restricts the list to one of the
   * two.
   */
  readonly run: string;
  readonly runPart: '' | RunPart;
  /** Results of the last website check and the last photo update. */
  readonly website: '' | WebsiteState;
  readonly photos: '' | PhotoOutcome;
}

export interface ListState {
  readonly filters: ListFilters;
  readonly sortBy: PanelSort | '';
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
}

export const noFilters: ListFilters = {
  ...{ search: '', category: '', city: '', type: '', country: '', date: '' },
  ...{ changedSince: '', status: '', source: '', run: '', runPart: '' },
  ...{ website: '', photos: '' },
};

export const FILTERS = Object.keys(noFilters) as (keyof ListFilters)[];

export const firstList: ListState = { filters: noFilters, sortBy: '', sortOrder: 'asc', page: 1 };

/** A changed filter resets the list to its first page; an unchanged one does not. */
export function filtered(state: ListState, change: Partial<ListFilters>): ListState {
  const filters = { ...state.filters, ...change };
  const isSame = FILTERS.every((name) => filters[name] === state.filters[name]);
  return isSame ? state : { ...state, filters, page: 1 };
}

/**
 * Sorting by the active column again reverses its order; another column starts in ascending order. The list
 * returns to its first page.
 */
export const sorted = (state: ListState, column: PanelSort): ListState => ({
  ...state,
  sortBy: column,
  sortOrder: state.sortBy === column && state.sortOrder === 'asc' ? 'desc' : 'asc',
  page: 1,
});
