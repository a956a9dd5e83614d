import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../texts/page-texts.js';
import { shownCount, shownTime } from '../redirects/redirect-format.js';
import { reportAddress, validationRunsQuery } from './api.js';

/** The checks before, newest first. */
export function ValidationRuns({ newest }: { readonly newest: string }) {
  const { urlValidation: texts } = usePageTexts('admin');
  const { data, isError } = useQuery(validationRunsQuery(newest));
  return (
    <section className="panel-section">
      <h2 id="validation-runs-title">{texts.history}</h2>
      {isError && <p role="alert">{texts.historyFailed}</p>}
      {data && (
        <div className="panel-scroll" role="region" aria-labelledby="validation-runs-title" tabIndex={0}>
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">{texts.startedAt}</th>
                <th scope="col">{texts.state}</th>
                <th scope="col">{texts.processed}</th>
                <th scope="col">{texts.valid}</th>
                <th scope="col">{texts.invalid}</th>
                <th scope="col">{texts.reportHead}</th>
              </tr>
            </thead>
            <tbody>
              {data.runs.map((run) => (
                <tr key={run.id}>
                  <td>
                    <time dateTime={run.createdAt}>{shownTime(run.createdAt)}</time>
                  </td>
                  <td>{texts.states[run.state]}</td>
                  <td>{shownCount(run.processed)}</td>
                  <td>{shownCount(run.valid)}</td>
                  <td>{shownCount(run.invalid)}</td>
                  <td>
                    {run.reportFile === null ? (
                      '–'
                    ) : (
                      <a href={reportAddress(run.id, 'xlsx')} target="_self" download>
                        {run.reportFile}
                      </a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
