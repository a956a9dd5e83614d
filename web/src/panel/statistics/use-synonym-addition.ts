import { usePanelAction } from '../kit/api/use-panel-action.js';
import { addSynonym, synonymsQuery } from './api.js';
import { useStatisticsTexts } from './use-statistics-texts.js';

/** Adds a synonym and shows the outcome in a toast. */
export function useSynonymAddition(onDone?: () => void) {
  const { synonyms: texts } = useStatisticsTexts();
  return usePanelAction({
    act: addSynonym,
    done: ({ word, means }) => ({ title: texts.added, description: texts.pair(word, means) }),
    failed: texts.addFailed,
    touches: [synonymsQuery.queryKey],
    ...(onDone ? { onDone } : {}),
  });
}
