import { useState } from 'react';
import { dropDraft, keepDraft, keptDraft } from './kept-drafts.js';

interface KeptDraft<T> {
  /** The earlier unsaved input until it is dropped; null if there is none. */
  readonly kept: T | null;
  readonly keep: (value: T) => void;
  /** Drops the draft after it was saved or discarded. */
  readonly forget: () => void;
}

/**
 * The draft of one place in the panel.
 * @param isUsable whether stored data is a draft of this kind
 */
export function useKeptDraft<T>(place: string, isUsable: (value: unknown) => value is T): KeptDraft<T> {
  const [kept, setKept] = useState<T | null>(() => {
    const stored = keptDraft(place);
    return isUsable(stored) ? stored : null;
  });
  return {
    kept,
    keep: (value) => keepDraft(place, value),
    forget: () => {
      dropDraft(place);
      setKept(null);
    },
  };
}

/** Whether a value has all the fields of another one. */
export const hasFieldsOf = (value: unknown, like: object): boolean =>
  typeof value === 'object' && value !== null && Object.keys(like).every((field) => field in value);
