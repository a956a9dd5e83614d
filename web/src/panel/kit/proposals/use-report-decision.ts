import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelAction } from '../api/use-panel-action.js';
import { decideReport, type ReportDecision } from './decide-report.js';

/** Settles a report; `onDecided` is called once it is done. */
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
    onDone: onDecided,
  });
}
