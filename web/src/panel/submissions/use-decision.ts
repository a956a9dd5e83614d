import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { dropAnswer } from '../kit/drafts/answer-drafts.js';
import { decide, type Decision } from './api.js';

/** Id of the field with the reason for rejecting a submission. */
export const reasonId = (id: string): string => `reason-${id}`;

/** Decides a submission; calls `onDecided` once the decision is stored. */
export function useDecision(id: string, onDecided: () => void) {
  const { submissions: texts } = usePageTexts('admin');
  return usePanelAction({
    act: (decision: Decision) => decide(id, decision),
    done: ({ state, urlSlug }) => ({
      title: state === 'waiting' ? texts.done.saved : texts.done[state],
      ...(urlSlug === null ? {} : { description: texts.done.approvedText(urlSlug) }),
    }),
    failed: texts.failed,
    touches: [
      ['admin', 'submissions'],
      ['admin', 'submission', id],
      ['admin', 'businesses'],
      ['admin', 'stats'],
      ['admin', 'mails'],
    ],
    onDone: () => {
      dropAnswer(reasonId(id));
      onDecided();
    },
  });
}
