import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelLocale } from '../figures/panel-locale.js';
import { type Fault, faultText, problemText } from './fault-text.js';

/** Says in the panel's language why something failed. */
export function useFaultText(): (error: unknown) => string {
  const words = useWords();
  return (error) => faultText(error, words);
}

/** The same for a problem that came with an answer; undefined if it has no code that is known here. */
export function useProblemText(): (fault: Fault) => string | undefined {
  const words = useWords();
  return (fault) => problemText(fault, words);
}

function useWords() {
  const { faults: texts, businesses } = usePageTexts('admin');
  return { texts, labels: businesses.form.fields, locale: usePanelLocale() };
}
