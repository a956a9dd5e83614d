import { useSyncExternalStore } from 'react';

/** Ids of businesses on this device, newest first; the list itself is never sent anywhere. */
export interface DeviceList {
  readonly read: () => readonly string[];
  /** Adds an id at the beginning of the list; if the list is full, the oldest id is dropped. */
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  /** Hook that returns the current ids; empty on the server and during hydration. */
  readonly use: () => readonly string[];
}

const NONE: readonly string[] = [];
const ID = /^[0-9a-f]{24}$/;

/** The first `most` valid ids in a text, without repetitions. */
export const idsIn = (text: string, most: number): readonly string[] =>
  [...new Set(text.split(' ').filter((id) => ID.test(id)))].slice(0, most);

/**
 * A list in the browser's storage.
 * @param key name of the entry, as given on the cookie page
 * @param most maximum number of ids
 */
export function deviceList(key: string, most: number): DeviceList {
  const listeners = new Set<() => void>();
  let known = { text: '', ids: NONE };

  function read(): readonly string[] {
    try {
      const text = localStorage.getItem(key) ?? '';
      // Return the same array for the same text: for a new one, useSyncExternalStore would render again.
      if (text !== known.text) known = { text, ids: idsIn(text, most) };
      return known.ids;
    } catch {
      // Storage is blocked.
      return NONE;
    }
  }

  function write(ids: readonly string[]): void {
    try {
      if (ids.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, ids.slice(0, most).join(' '));
    } catch {
      // Storage is blocked or full.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    // Notice changes made in another tab.
    window.addEventListener('storage', onChange);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener('storage', onChange);
    };
  }

  const others = (id: string) => read().filter((other) => other !== id);
  return {
    read,
    add: (id) => write([id, ...others(id)]),
    remove: (id) => write(others(id)),
    clear: () => write(NONE),
    use: () => useSyncExternalStore(subscribe, read, () => NONE),
  };
}
