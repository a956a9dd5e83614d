import { websiteGrades } from '@gewerk/contracts';
import type { ValidationRun } from '@gewerk/contracts/bus';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelLocale } from '../kit/panel-locale.js';
import { reportAddress, type ValidationStatus } from './api.js';

interface ValidationProgressProps {
  readonly status: ValidationStatus;
  readonly run: ValidationRun;
}

export function ValidationProgress({ status, run }: ValidationProgressProps) {
  const { urlValidation: texts } = usePageTexts('admin');
  const locale = usePanelLocale();
  const shown = (count: number): string => count.toLocaleString(locale);
  const { total, processed, isComplete, reportFile, currentBusiness } = status;
  return (
    <section className="panel-section" aria-labelledby="validation-title">
      <h2 id="validation-title">{texts.states[run.state]}</h2>
      <div>
        <progress className="panel-progress" aria-label={texts.progress} max={total || 1} value={processed} />
        {!isComplete && currentBusiness !== null && (
          <p className="panel-hint">{texts.current(currentBusiness)}</p>
        )}
        {run.failure !== null && <p role="alert">{run.failure}</p>}
      </div>
      <dl className="panel-tiles">
        {(['total', 'processed', 'valid', 'invalid'] as const).map((name) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd>{shown(status[name])}</dd>
          </div>
        ))}
      </dl>
      <ul className="panel-grades" aria-label={texts.gradesLabel}>
        {websiteGrades
          .filter((grade) => run.grades[grade])
          .map((grade) => (
            <li key={grade}>
              {texts.grades[grade]}: <strong>{shown(run.grades[grade] ?? 0)}</strong>
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
