import { photoOutcomes } from '@gewerk/contracts';
import type { PhotoRun } from '@gewerk/contracts/bus';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useRunFailure } from '../kit/api/use-run-failure.js';
import { listPath } from '../kit/business-list/list-address.js';
import { useInstant, usePanelLocale } from '../kit/figures/panel-locale.js';
import { isGoingOn } from './api.js';

export function PhotoProgress({ run }: { readonly run: PhotoRun }) {
  const { photoUpdate: texts } = usePageTexts('admin');
  const failureText = useRunFailure();
  const locale = usePanelLocale();
  const instant = useInstant();
  const link = useLink();
  const { total, processed, outcomes, finishedAt } = run;
  const isRunning = isGoingOn(run);
  return (
    <div className="panel-run">
      <p>
        <strong>
          {texts.states[run.state]}
          {run.isSelection && ` (${texts.ofSelection})`}
        </strong>
        {finishedAt !== null && (
          <>
            {' · '}
            <time dateTime={finishedAt}>{instant(finishedAt)}</time>
          </>
        )}
      </p>
      {isRunning && (
        <progress
          className="panel-progress"
          aria-label={texts.progress}
          max={total ?? undefined}
          value={total === null ? undefined : processed}
        />
      )}
      <p className="panel-hint">{texts.processed(processed, total)}</p>
      {isRunning && run.currentBusiness !== null && (
        <p className="panel-hint">{texts.current(run.currentBusiness)}</p>
      )}
      {run.failure !== null && <p role="alert">{failureText(run)}</p>}
      {processed > 0 && (
        <ul className="panel-grades" aria-label={texts.outcomesLabel}>
          {photoOutcomes
            .filter((outcome) => outcomes[outcome])
            .map((outcome) => (
              <li key={outcome}>
                {texts.outcomes[outcome]}:{' '}
                <strong>
                  <a href={link(listPath({ photos: outcome }))} title={texts.showThem}>
                    {(outcomes[outcome] ?? 0).toLocaleString(locale)}
                  </a>
                </strong>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
