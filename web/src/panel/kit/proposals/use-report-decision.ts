import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelAction } from '../api/use-panel-action.js';
import { dropAnswer } from '../drafts/answer-drafts.js';
import { decideReport, type ReportDecision } from './decide-report.js';

/** Id of the field with the reason for dismissing a report. */
export const dismissalId = (id: string): string => `dismissal-${id}`;

/** Decides a report; calls `onDecided` once the decision is stored. */
export function useReportDecision(id: string, onDecided: () => void) {
  const { reports: texts } = usePageTexts('admin');
  return usePanelAction({
    act: (decision: ReportDecision) => decideReport(id, decision),
    done: ({ state }) => ({
      title: state === 'waiting' ? texts.failed : texts.done[state],
      ...(state === 'removed' ? { description: texts.done.removedText } : {}),
    }),
    failed: texts.failed,
    touches: [
      ['admin', 'reports'],
      ['admin', 'report', id],
      ['admin', 'businesses'],
      ['admin', 'stats'],
    ],
    onDone: () => {
      dropAnswer(dismissalId(id));
      onDecided();
    },
  });
}
