import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrating } from '../../platform/hydration.js';
import { businessDraft, isComplete, STEPS, type BusinessDraft } from './business-draft.js';

/** The wizard's state in a history entry. */
interface Entry {
  readonly step: number;
  /** The step from which this one was opened. */
  readonly from?: number;
}

interface StepNavigation {
  readonly step: number;
  readonly goTo: (step: number) => void;
  readonly goBack: () => void;
}

/**
 * The shown step. Each step has a history entry, so that the browser's Back leads to the previous step; a new
 * entry shows the draft's step. No step is shown before the earlier ones have been filled in.
 */
export function useStep(draft: BusinessDraft): StepNavigation {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  // The history changes asynchronously: a second tap before it has changed would leave the wizard.
  const isGoing = useRef(false);
  useEffect(() => {
    isGoing.current = false;
  }, [key]);
  const isHydrating = useIsHydrating();
  const entry = isHydrating ? null : entryIn(state);
  const step = Math.min(Math.max(1, entry ? Math.min(entry.step, reachable(draft)) : draft.step), STEPS);
  const open = (next: Entry, replace: boolean): void =>
    void navigate(pathname + search, { replace, preventScrollReset: true, state: next });
  return {
    step,
    goTo: (to) => {
      businessDraft.change({ step: to });
      if (entry?.step !== step) open({ ...entry, step }, true);
      open({ step: to, from: step }, false);
    },
    goBack: () => {
      if (isGoing.current) return;
      businessDraft.change({ step: step - 1 });
      isGoing.current = entry?.from === step - 1;
      if (isGoing.current) void navigate(-1);
      else open({ step: step - 1 }, true);
    },
  };
}

const reachable = (draft: BusinessDraft): number => [1, 2].find((step) => !isComplete(draft, step)) ?? STEPS;

function entryIn(state: unknown): Entry | null {
  const isEntry = typeof state === 'object' && state !== null && 'step' in state;
  return isEntry && typeof state.step === 'number' ? (state as Entry) : null;
}
