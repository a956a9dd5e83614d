import { lazy } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Part } from '../../ui/feedback/part.js';
import { ChooseSheet } from './file/choose-sheet.js';
import { Allowed } from '../kit/session/allowed.js';
import { RunProgress } from './runs/run-progress.js';
import { RunHistory } from './runs/run-history.js';
import { UploadProgress } from './upload/upload-progress.js';
import { useImport } from './use-import.js';
import './imports.css';

/** Loaded on demand: only a finished import has a result. */
const ImportResultPanel = lazy(async () => ({
  default: (await import('./result/import-result-panel.js')).ImportResultPanel,
}));

/** Shown below the manual import, and loaded after it. */
const ImportSchedules = lazy(async () => ({
  default: (await import('./schedules/import-schedules.js')).ImportSchedules,
}));

export function ImportArea() {
  const { imports: texts } = usePageTexts('admin');
  const { phase, choose, clear, start, abort } = useImport();
  return (
    <section className="panel-section" aria-labelledby="import-title" id="import">
      <h2 id="import-title">{texts.title}</h2>
      <div className="import-area" data-phase={phase.kind}>
        {(phase.kind === 'empty' || phase.kind === 'chosen') && (
          <ChooseSheet
            files={phase.kind === 'chosen' ? phase.files : []}
            onChoose={choose}
            onClear={clear}
            onStart={start}
          />
        )}
        {phase.kind === 'uploading' && (
          <UploadProgress files={phase.files} loaded={phase.loaded} onAbort={abort} />
        )}
        {phase.kind === 'running' && <RunProgress run={phase.run} at={phase.at} />}
        {phase.kind === 'result' && (
          <Part>
            <ImportResultPanel
              result={phase.result}
              runId={phase.runId}
              isCancelled={phase.isCancelled}
              onClear={clear}
            />
          </Part>
        )}
      </div>
      <Allowed route="importSchedules">
        <Part>
          <ImportSchedules />
        </Part>
      </Allowed>
      <RunHistory />
    </section>
  );
}
