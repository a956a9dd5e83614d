import { useEffect, useRef } from 'react';

interface TypedSince<Draft> {
  /** The draft of the last render, or a newer one that was reported since. */
  readonly newest: () => Draft | null;
  /** Reports a newer draft, which is not rendered yet. */
  readonly noteTyped: (draft: Draft) => void;
  /** Reports that the shown draft is being saved. */
  readonly noteSent: () => void;
  /** The fields changed since the draft was sent; null if there are none, or if there is no input left. */
  readonly typedSince: () => Partial<Draft> | null;
}

/**
 * Tracks input typed while a draft is being saved, so that it is kept when the saved version is loaded.
 * `draft` is null while there is no input.
 */
export function useTypedSince<Draft extends object>(draft: Draft | null): TypedSince<Draft> {
  const newest = useRef(draft);
  const sent = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  });
  return {
    newest: () => newest.current,
    noteTyped: (typed) => {
      newest.current = typed;
    },
    noteSent: () => {
      sent.current = draft;
    },
    typedSince: () => sent.current && newest.current && changedIn(sent.current, newest.current),
  };
}

function changedIn<Draft extends object>(sent: Draft, newest: Draft): Partial<Draft> | null {
  const fields = (Object.keys(newest) as (keyof Draft)[]).filter(
    (field) => JSON.stringify(newest[field]) !== JSON.stringify(sent[field]),
  );
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map((field) => [field, newest[field]])) as Partial<Draft>;
}
