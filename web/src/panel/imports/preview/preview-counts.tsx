import type { ImportPreview } from '@gewerk/contracts/bus';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelLocale } from '../../kit/figures/panel-locale.js';

interface PreviewCountsProps {
  readonly preview: ImportPreview;
  readonly isStale: boolean;
}

const KINDS = ['created', 'changed', 'unchanged', 'duplicates', 'errors'] as const;

export function PreviewCounts({ preview: { forecast, isComplete }, isStale }: PreviewCountsProps) {
  const { importPreview: texts, importNotes } = usePageTexts('admin');
  const locale = usePanelLocale();
  if (!forecast) return null;
  const { leftOut = 0, noted = 0 } = forecast;
  return (
    <div className="import-forecast" data-stale={isStale}>
      <dl className="import-counts">
        {KINDS.map((kind) => (
          <div key={kind} data-kind={kind}>
            <dt>{texts.counts[kind]}</dt>
            <dd>{forecast[kind].toLocaleString(locale)}</dd>
          </div>
        ))}
        {leftOut > 0 && (
          <div data-kind="left-out">
            <dt>{importNotes.leftOut}</dt>
            <dd>{leftOut.toLocaleString(locale)}</dd>
          </div>
        )}
        {noted > 0 && (
          <div data-kind="noted">
            <dt>{importNotes.noted}</dt>
            <dd>{noted.toLocaleString(locale)}</dd>
          </div>
        )}
      </dl>
      {noted > 0 && <p className="panel-hint">{importNotes.hint}</p>}
      <p className="panel-hint">{isComplete ? texts.rowsRead(forecast.rows) : texts.partly(forecast.rows)}</p>
    </div>
  );
}
