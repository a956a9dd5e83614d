import { MAX_TEXT_LENGTH, SUGGESTIONS } from '@gewerk/contracts/limits';
import { useSyncExternalStore } from 'react';

export interface RecentSearch {
  readonly query: string;
  readonly location: string;
}

const KEY = 'gewerk.recent-searches';

/**
 * Maximum number of stored searches: half of them with a text, the other half with only a place, from which the
 * recent places come.
 */
const MOST_KEPT = 2 * SUGGESTIONS.recent;

const NONE: readonly RecentSearch[] = [];
const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly searches: readonly RecentSearch[] } = {
  text: null,
  searches: NONE,
};

/**
 * The last searches on this device, newest first; empty if the browser stores nothing. They are never sent
 * anywhere.
 */
export function recentSearches(): readonly RecentSearch[] {
  try {
    const text = localStorage.getItem(KEY);
    // Return the same array for the same text: for a new one, useSyncExternalStore would render again.
    if (text !== read.text) read = { text, searches: parse(text) };
    return read.searches;
  } catch {
    // Storage is blocked.
    return NONE;
  }
}

function parse(text: string | null): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, MOST_KEPT) : NONE;
  } catch {
    // The stored text was not written by this site.
    return NONE;
  }
}

export const useRecentSearches = (): readonly RecentSearch[] =>
  useSyncExternalStore(subscribe, recentSearches, () => NONE);

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export function rememberSearch(search: RecentSearch): void {
  const query = search.query.trim();
  const location = search.location.trim();
  if (query === '' && location === '') return;
  const others = recentSearches().filter((other) => other.query !== query || other.location !== location);
  const all = [{ query, location }, ...others];
  const kept = new Set([
    ...all.filter((search) => search.query !== '').slice(0, SUGGESTIONS.recent),
    ...all.filter((search) => search.query === '').slice(0, SUGGESTIONS.recent),
  ]);
  write(all.filter((search) => kept.has(search)));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is blocked or full.
  }
  for (const listener of listeners) listener();
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null || !('query' in value) || !('location' in value))
    return false;
  return [value.query, value.location].every(
    (text) => typeof text === 'string' && text.length <= MAX_TEXT_LENGTH,
  );
}
