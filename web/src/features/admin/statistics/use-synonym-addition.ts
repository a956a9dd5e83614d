import { usePageTexts } from '../../../texts/page-texts.js';
import { usePanelAction } from '../api/use-panel-action.js';
import { addSynonym, synonymsQuery } from './api.js';

/** Adds a synonym and tells what came of it. */
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
