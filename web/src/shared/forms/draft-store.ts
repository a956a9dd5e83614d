import { DAY, DRAFT_DAYS } from '@gewerk/contracts/limits';
import { useSyncExternalStore } from 'react';
import { logFailure } from '../../platform/log-failure.js';

/** A form's content, stored on the device so that a reload loses nothing. */
interface DraftStore<T extends object> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => T;
  readonly getEmpty: () => T;
  readonly change: (changes: Partial<T>) => void;
  readonly clear: () => void;
}

/** Milliseconds after which an untouched draft is dropped. */
const KEPT_FOR = DRAFT_DAYS * DAY;

interface Kept {
  readonly savedAt: number;
  readonly draft: object;
}

/** Creates a store that keeps its draft under `key`; fields that `empty` does not have are dropped. */
export function createDraftStore<T extends object>(key: string, empty: T): DraftStore<T> {
  const place = `gewerk.draft.${key}`;
  const listeners = new Set<() => void>();
  let current: T | undefined;
  const set = (draft: T): void => {
    current = draft;
    for (const listener of listeners) listener();
  };
  const get = (): T => (current ??= { ...empty, ...read(place, empty) });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get,
    getEmpty: () => empty,
    change: (changes) => {
      const draft = { ...get(), ...changes };
      set(draft);
      onDevice(() =>
        localStorage.setItem(place, JSON.stringify({ savedAt: Date.now(), draft } satisfies Kept)),
      );
    },
    clear: () => {
      set(empty);
      onDevice(() => localStorage.removeItem(place));
    },
  };
}

/** The draft; empty on the server and in the first render. */
export const useDraft = <T extends object>(store: DraftStore<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.getEmpty);

function read<T extends object>(place: string, empty: T): Partial<T> {
  const kept = onDevice(() => JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null);
  if (!kept || typeof kept.draft !== 'object' || Date.now() - kept.savedAt > KEPT_FOR) return {};
  const known = Object.entries(kept.draft).filter(
    ([field, value]) => Object.hasOwn(empty, field) && typeof value === typeof empty[field as keyof T],
  );
  return Object.fromEntries(known) as Partial<T>;
}

/** If storage is unavailable, the draft lasts only as long as the page. */
function onDevice<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch (error) {
    logFailure('The draft could not be kept on this device', error);
    return undefined;
  }
}
