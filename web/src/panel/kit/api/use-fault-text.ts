import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelLocale } from '../figures/panel-locale.js';
import { type Fault, faultText, problemText } from './fault-text.js';

/** Explains failures in the panel's language. */
export function useFaultText(): (error: unknown) => string {
  const words = useWords();
  return (error) => faultText(error, words);
}

/** Explains a problem that was part of a response; undefined if its code is unknown here. */
export function useProblemText(): (fault: Fault) => string | undefined {
  const words = useWords();
  return (fault) => problemText(fault, words);
}

function useWords() {
  const { faults: texts, businesses } = usePageTexts('admin');
  return { texts, labels: businesses.form.fields, locale: usePanelLocale() };
}
