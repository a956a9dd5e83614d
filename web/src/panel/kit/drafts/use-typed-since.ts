import { useEffect, useRef } from 'react';

interface TypedSince<Draft> {
  /** The draft of the last render, or a newer one. */
  readonly newest: () => Draft | null;
  /** There is a newer draft, which is not drawn yet. */
  readonly noteTyped: (draft: Draft) => void;
  /** The draft that is shown is saved now. */
  readonly noteSent: () => void;
  /** The fields that were changed after it was sent; null for none, or if nothing is typed any longer. */
  readonly typedSince: () => Partial<Draft> | null;
}

/** What is typed into a draft while it is saved: it stays when the saved one is taken over. `draft` is null while nothing is typed. */
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
