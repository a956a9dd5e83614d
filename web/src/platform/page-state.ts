import type { SiteIdentity } from '@gewerk/contracts';
import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { Language } from '../texts/catalogues.js';
import { ApiError, statusOf } from './api/api-error.js';
import type { ScreenSet } from './render-contract.js';

/** The state that the server passes to the browser in a JSON script element. */
export interface PageState {
  readonly queries: DehydratedState;
  /** Time of rendering, in milliseconds since the epoch. */
  readonly renderedAt: number;
  readonly language: Language | null;
  /** Language of URLs without `lang`. */
  readonly startLanguage: Language | null;
  readonly screens: ScreenSet;
  /** The site's origin on pages of a panel that has a separate host; null elsewhere. */
  readonly siteOrigin: string | null;
  /** The site's name and appearance. */
  readonly site: SiteIdentity;
}

export const STATE_ELEMENT_ID = 'state';

/**
 * Attribute of the document's head if the panel has a separate host. A snippet's markup can neither set it on the head
 * nor come before the head.
 */
export const PANEL_APART = 'data-panel-apart';

interface PlainFailure {
  readonly status: number;
  readonly message: string;
}

/**
 * All results and failures of the server's queries, so that the browser neither repeats the calls nor renders anything
 * different.
 */
export function dehydrateQueries(client: QueryClient): DehydratedState {
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status } }) => status === 'success' || status === 'error',
    shouldRedactErrors: () => false,
  });
  for (const { state: query } of state.queries) {
    if (query.status !== 'error') continue;
    const failure: PlainFailure = { status: statusOf(query.error), message: query.error?.message ?? '' };
    query.error = failure as unknown as Error;
    query.fetchFailureReason = null;
  }
  return state;
}

/** Restores the state that {@link dehydrateQueries} wrote, after it was transmitted as JSON. */
export function hydrateQueries(client: QueryClient, state: DehydratedState): void {
  for (const { state: query } of state.queries) {
    if (query.status !== 'error') continue;
    const { status, message } = query.error as unknown as PlainFailure;
    query.error = new ApiError(status, message);
  }
  hydrate(client, state);
}
