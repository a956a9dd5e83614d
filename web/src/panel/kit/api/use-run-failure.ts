import type { RunFault } from '@gewerk/contracts';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useProblemText } from './use-fault-text.js';

/**
 * Explains in the panel's language why a run failed; if the code is unknown here, it only says that the run
 * failed.
 */
export function useRunFailure(): (run: { readonly fault?: RunFault | undefined }) => string {
  const problemText = useProblemText();
  const { internal } = usePageTexts('admin').faults.codes;
  return ({ fault: { code, reason } = {} }) => problemText({ code, reason }) ?? internal;
}
