import { websiteGrades, type WebsiteState } from '@gewerk/contracts';
import type { ValidationRun } from '@gewerk/contracts/bus';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useRunFailure } from '../kit/api/use-run-failure.js';
import { listPath } from '../kit/business-list/list-address.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { reportAddress, type ValidationStatus } from './api.js';

interface ValidationProgressProps {
  readonly status: ValidationStatus;
  readonly run: ValidationRun;
}

export function ValidationProgress({ status, run }: ValidationProgressProps) {
  const { urlValidation: texts } = usePageTexts('admin');
  const failureText = useRunFailure();
  const { total, processed, isComplete, reportFile, currentBusiness } = status;
  return (
    <section className="panel-section" aria-labelledby="validation-title">
      <h2 id="validation-title">
        {texts.states[run.state]}
        {run.isSelection && ` (${texts.ofSelection})`}
      </h2>
      <div>
        <progress className="panel-progress" aria-label={texts.progress} max={total || 1} value={processed} />
        {!isComplete && currentBusiness !== null && (
          <p className="panel-hint">{texts.current(currentBusiness)}</p>
        )}
        {run.failure !== null && <p role="alert">{failureText(run)}</p>}
      </div>
      <dl className="panel-tiles">
        {(['total', 'processed', 'valid', 'invalid'] as const).map((name) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd>
              <FoundLink website={listedAs[name]} count={status[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="panel-grades" aria-label={texts.gradesLabel}>
        {websiteGrades
          .filter((grade) => run.grades[grade])
          .map((grade) => (
            <li key={grade}>
              {texts.grades[grade]}:{' '}
              <strong>
                <FoundLink website={grade} count={run.grades[grade] ?? 0} />
              </strong>
            </li>
          ))}
      </ul>
      {isComplete && reportFile !== null && (
        <p>
          {texts.report}{' '}
          <a href={reportAddress(run.id, 'xlsx')} target="_self" download>
            {reportFile}
          </a>
          {' · '}
          <a href={reportAddress(run.id, 'csv')} target="_self" download>
            {texts.reportCsv}
          </a>
        </p>
      )}
    </section>
  );
}

/** The filter value with which the list shows the businesses of a figure; '' for figures that are not results. */
const listedAs = { total: '', processed: '', valid: 'reached', invalid: 'not-reached' } as const;

interface FoundLinkProps {
  readonly website: '' | WebsiteState;
  readonly count: number;
}

/** A figure that links to the list of the businesses it counts. */
function FoundLink({ website, count }: FoundLinkProps) {
  const { urlValidation: texts } = usePageTexts('admin');
  const link = useLink();
  const shown = count.toLocaleString(usePanelLocale());
  if (website === '' || count === 0) return shown;
  return (
    <a href={link(listPath({ website }))} title={texts.showThem}>
      {shown}
    </a>
  );
}
