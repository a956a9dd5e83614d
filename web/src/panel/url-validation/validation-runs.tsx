import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { useFigures } from '../kit/figures/figures.js';
import { reportAddress, validationRunsQuery } from './api.js';

interface ValidationRunsProps {
  /** State of the newest run; the list is reloaded when this state changes. */
  readonly newest: string;
  /** The id of the run that is shown with its progress. */
  readonly running: string | null;
}

export function ValidationRuns({ newest, running }: ValidationRunsProps) {
  const { urlValidation: texts } = usePageTexts('admin');
  const figures = useFigures();
  const { data, isError } = useQuery(validationRunsQuery(newest));
  const earlier = data?.runs.filter(({ id }) => id !== running);
  if (earlier?.length === 0) return null;
  return (
    <section className="panel-section">
      <h2 id="validation-runs-title">{texts.history}</h2>
      {isError && <p role="alert">{texts.historyFailed}</p>}
      {earlier && (
        <PanelTable
          labelledBy="validation-runs-title"
          stacks
          rows={earlier}
          keyOf={({ id }) => id}
          columns={[
            {
              head: texts.startedAt,
              cell: ({ createdAt }) => <time dateTime={createdAt}>{figures.time(createdAt)}</time>,
            },
            {
              head: texts.state,
              cell: ({ state, isSelection }) =>
                texts.states[state] + (isSelection ? ` (${texts.ofSelection})` : ''),
            },
            { head: texts.processed, cell: ({ processed }) => figures.count(processed) },
            { head: texts.valid, cell: ({ valid }) => figures.count(valid) },
            { head: texts.invalid, cell: ({ invalid }) => figures.count(invalid) },
            {
              head: texts.reportHead,
              cell: ({ id, reportFile }) =>
                reportFile === null ? (
                  '–'
                ) : (
                  <a href={reportAddress(id, 'xlsx')} target="_self" download>
                    {reportFile}
                  </a>
                ),
            },
          ]}
        />
      )}
    </section>
  );
}
