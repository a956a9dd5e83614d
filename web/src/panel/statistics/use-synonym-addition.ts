import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { addSynonym, synonymsQuery } from './api.js';

/** Adds a synonym and shows the outcome in a toast. */
export function useSynonymAddition(onDone?: () => void) {
  const { synonyms: texts } = usePageTexts('admin').statistics;
  return usePanelAction({
    act: addSynonym,
    done: ({ word, means }) => ({ title: texts.added, description: texts.pair(word, means) }),
    failed: texts.addFailed,
    touches: [synonymsQuery.queryKey],
    ...(onDone ? { onDone } : {}),
  });
}
