import type { RefusalName } from '@gewerk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { useUnsavedWork } from '../drafts/use-unsaved-work.js';
import { HeldDecisions } from './held-decisions.js';
import { PanelError } from '../api/fault-text.js';
import { useFaultText } from '../api/use-fault-text.js';

/** How long a decision can be undone. */
const HOLD_MS = 8_000;

/** Refusals that mean that the entry has already been decided. */
const DECIDED: ReadonlySet<string> = new Set<RefusalName>(['submission-decided', 'report-decided']);

/**
 * Decisions of a review. When the review is left, held decisions are sent; the queries with the keys `touches` are
 * then refetched.
 */
export function useHeldDecisions(touches: readonly (readonly string[])[]): HeldDecisions {
  const { review: texts } = usePageTexts('admin');
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [, redraw] = useState(0);
  const [decisions] = useState(
    () =>
      new HeldDecisions({
        holdMs: HOLD_MS,
        onChange: () => redraw((count) => count + 1),
        isDecided: (error) => error instanceof PanelError && DECIDED.has(error.fault.reason?.name ?? ''),
        onFailed: ({ title }, error) => {
          const description = faultText(error);
          toast({ kind: 'error', title: texts.failed(title), description });
        },
      }),
  );
  useUnsavedWork(decisions.undoable.length > 0);
  const touched = useRef(touches);
  useEffect(
    () => () => {
      const refetch = (): Promise<unknown> =>
        Promise.all(touched.current.map((queryKey) => queries.invalidateQueries({ queryKey })));
      void decisions.flush().then(refetch);
    },
    [decisions, queries],
  );
  return decisions;
}
