import { MAX_TEXT_LENGTH, SUGGESTIONS } from '@gewerk/contracts';
import { useSyncExternalStore } from 'react';

/** A search that was submitted on this device. */
export interface RecentSearch {
  readonly query: string;
  readonly location: string;
}

const KEY = 'gewerk.recent-searches';

const NONE: readonly RecentSearch[] = [];
const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly searches: readonly RecentSearch[] } = {
  text: null,
  searches: NONE,
};

/** The last searches of this device, the newest first; none where the browser keeps nothing. They are never sent anywhere. */
export function recentSearches(): readonly RecentSearch[] {
  try {
    const text = localStorage.getItem(KEY);
    // The same array for the same text, so that whoever listens hears of changes only.
    if (text !== read.text) read = { text, searches: parse(text) };
    return read.searches;
  } catch {
    // Storage is closed to this page.
    return NONE;
  }
}

function parse(text: string | null): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, SUGGESTIONS.recent) : NONE;
  } catch {
    // Not what this page has written.
    return NONE;
  }
}

/** {@link recentSearches}, followed. */
export const useRecentSearches = (): readonly RecentSearch[] =>
  useSyncExternalStore(subscribe, recentSearches, () => NONE);

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Remembers a search as the newest; one without text is not worth it. */
export function rememberSearch(search: RecentSearch): void {
  const query = search.query.trim();
  const location = search.location.trim();
  if (query === '') return;
  const others = recentSearches().filter((other) => other.query !== query || other.location !== location);
  write([{ query, location }, ...others].slice(0, SUGGESTIONS.recent));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is closed or full: nothing is remembered, and nothing else depends on it.
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
