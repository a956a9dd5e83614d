import type { ImportRun } from '@gewerk/contracts';
import { usePageTexts } from '../../../texts/page-texts.js';
import { useInstant, usePanelLocale } from '../panel-locale.js';
import { reportAddress } from './api.js';
import { UndoRun } from './undo-run.js';
import { UndoState } from './undo-state.js';

const NONE = '–';

/** One past import. */
export function RunRow({ run }: { readonly run: ImportRun }) {
  const { history: texts } = usePageTexts('admin').imports;
  const locale = usePanelLocale();
  const shownInstant = useInstant();
  return (
    <tr>
      <td>{run.fileName}</td>
      <td>{run.startedAt === null ? NONE : shownInstant(run.startedAt)}</td>
      <td title={run.failure?.detail}>
        {texts.states[run.state]}
        {run.undo && <UndoState undo={run.undo} />}
      </td>
      <td className="import-number">{run.imported.toLocaleString(locale)}</td>
      <td className="import-number">{run.duplicates.toLocaleString(locale)}</td>
      <td className="import-number">{run.errors.toLocaleString(locale)}</td>
      <td className="import-number">{durationOf(run, texts)}</td>
      <td>
        {run.finishedAt !== null && run.duplicates + run.errors > 0 ? (
          <a href={reportAddress(run.id)} download target="_self" aria-label={texts.downloadOf(run.fileName)}>
            {texts.download}
          </a>
        ) : (
          NONE
        )}
      </td>
      <td>{run.canUndo && <UndoRun run={run} />}</td>
    </tr>
  );
}

function durationOf(
  { startedAt, finishedAt }: ImportRun,
  texts: { seconds: (value: number) => string; minutes: (minutes: number, seconds: number) => string },
): string {
  if (startedAt === null || finishedAt === null) return NONE;
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000));
  return seconds < 60 ? texts.seconds(seconds) : texts.minutes(Math.floor(seconds / 60), seconds % 60);
}
