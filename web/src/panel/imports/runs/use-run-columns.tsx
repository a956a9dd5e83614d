import type { ImportRun } from '@gewerk/contracts/bus';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useRunFailure } from '../../kit/api/use-run-failure.js';
import { runListPath } from '../../kit/business-list/list-address.js';
import { useInstant, usePanelLocale } from '../../kit/figures/panel-locale.js';
import type { PanelColumn } from '../../kit/lists/panel-table.js';
import { reportAddress } from '../api.js';
import { useFailedRowsAddress } from '../result/use-failed-rows-address.js';
import { UndoRun } from './undo-run.js';
import { UndoState } from './undo-state.js';

const NONE = '–';

export function useRunColumns(): readonly PanelColumn<ImportRun>[] {
  const { imports, importNotes } = usePageTexts('admin');
  const { history: texts, ...common } = imports;
  const locale = usePanelLocale();
  const instant = useInstant();
  const failureText = useRunFailure();
  const failedRowsAddress = useFailedRowsAddress();
  const count = (head: string, of: 'imported' | 'duplicates' | 'noted'): PanelColumn<ImportRun> => ({
    head,
    cell: (run) => (run[of] ?? 0).toLocaleString(locale),
    className: 'number',
  });
  return [
    {
      head: common.file,
      cell: ({ id, fileName, files, finishedAt, imported, undo }) =>
        finishedAt !== null && imported > 0 && undo?.state !== 'done' ? (
          <a className="panel-cell-link" href={runListPath(id)} title={texts.showOf(fileName)}>
            {common.fileNames(fileName, (files ?? 1) - 1)}
          </a>
        ) : (
          common.fileNames(fileName, (files ?? 1) - 1)
        ),
    },
    { head: texts.startedAt, cell: ({ startedAt }) => (startedAt === null ? NONE : instant(startedAt)) },
    {
      head: texts.state,
      cell: ({ state, failure, undo }) => (
        <>
          <span>{texts.states[state]}</span>
          {failure && <p className="import-undo">{failureText({ fault: failure })}</p>}
          {undo && <UndoState undo={undo} />}
        </>
      ),
    },
    count(common.imported, 'imported'),
    count(common.duplicate, 'duplicates'),
    {
      head: common.errors,
      cell: ({ errors, leftOut = 0 }) => (
        <>
          {errors.toLocaleString(locale)}
          {leftOut > 0 && <span className="panel-hint"> ({importNotes.ofThemLeftOut(leftOut)})</span>}
        </>
      ),
      className: 'number',
    },
    count(importNotes.noted, 'noted'),
    { head: texts.duration, cell: (run) => durationOf(run, texts), className: 'number' },
    {
      head: texts.report,
      cell: ({ id, fileName, finishedAt, duplicates, errors, noted = 0, returnable = 0 }) =>
        finishedAt !== null && duplicates + errors + noted > 0 ? (
          <>
            <a
              className="panel-cell-link"
              href={reportAddress(id)}
              download
              target="_self"
              aria-label={texts.downloadOf(fileName)}
            >
              {texts.download}
            </a>
            {returnable > 0 && (
              <>
                {' '}
                <a
                  className="panel-cell-link"
                  href={failedRowsAddress(id)}
                  download
                  target="_self"
                  aria-label={texts.failedRowsOf(fileName)}
                >
                  {texts.failedRows}
                </a>
              </>
            )}
          </>
        ) : (
          NONE
        ),
    },
    {
      head: <span className="visually-hidden">{texts.undo}</span>,
      cell: (run) => run.canUndo && <UndoRun run={run} />,
    },
  ];
}

function durationOf(
  { startedAt, finishedAt }: ImportRun,
  texts: { seconds: (value: number) => string; minutes: (minutes: number, seconds: number) => string },
): string {
  if (startedAt === null || finishedAt === null) return NONE;
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000));
  return seconds < 60 ? texts.seconds(seconds) : texts.minutes(Math.floor(seconds / 60), seconds % 60);
}
