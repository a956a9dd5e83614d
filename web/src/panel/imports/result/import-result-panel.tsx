import { Button } from '@chakra-ui/react';
import type { ImportResult } from '@gewerk/contracts/bus';
import { LIST_LENGTH } from '@gewerk/contracts/limits';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { runListPath } from '../../kit/business-list/list-address.js';
import { usePanelLocale } from '../../kit/figures/panel-locale.js';
import { reportAddress } from '../api.js';
import { useFailedRowsAddress } from './use-failed-rows-address.js';
import { useNoteText } from '../use-note-text.js';
import { useRowErrorText } from '../use-row-error-text.js';

interface ImportResultPanelProps {
  readonly result: ImportResult;
  /** Null if the import failed before it had a run. */
  readonly runId: string | null;
  readonly isCancelled: boolean;
  readonly onClear: () => void;
}

/** The result of an import: the counts, the first entries of the reports, and the whole reports to download. */
export function ImportResultPanel({ result, runId, isCancelled, onClear }: ImportResultPanelProps) {
  const { imports: texts, importNotes } = usePageTexts('admin');
  const noteText = useNoteText();
  const errorText = useRowErrorText();
  const failedRowsAddress = useFailedRowsAddress();
  const { success, imported, duplicates, errors, duplicateReport, errorReport } = result;
  const { leftOut = 0, noted = 0, noteReport = [], returnable = 0 } = result;
  const kind = success ? 'done' : isCancelled ? 'cancelled' : 'failed';
  // Rows that the operator chose to leave out are counted above and listed in the whole report.
  const faults = errorReport.filter(({ code }) => code !== 'left-out');
  const wholeFailures = errorReport.filter(({ row_number }) => row_number === 0).length;
  return (
    <div className="import-result" data-kind={kind}>
      <p role={kind === 'failed' ? 'alert' : 'status'} className="import-outcome">
        {texts[kind]}
      </p>
      {success && imported + duplicates + errors === 0 && <p>{texts.noRows}</p>}
      <dl className="import-counts">
        <Count name={texts.imported} value={imported} />
        <Count name={texts.duplicate} value={duplicates} />
        <Count name={texts.errors} value={errors} />
        {leftOut > 0 && <Count name={importNotes.leftOut} value={leftOut} />}
        {noted > 0 && <Count name={importNotes.noted} value={noted} />}
      </dl>
      <ReportList
        title={texts.duplicateList}
        total={duplicates}
        entries={duplicateReport.map((entry) => ({
          ...placeOf(entry),
          text: `${entry.name} (${entry.place_id})`,
        }))}
      />
      <ReportList
        title={texts.errorList}
        total={errors - leftOut + wholeFailures}
        entries={faults.map((entry) => ({ ...placeOf(entry), text: errorText(entry) }))}
      />
      <ReportList
        title={importNotes.list}
        total={noted}
        entries={byRow(noteReport.map((note) => ({ ...placeOf(note), text: noteText(note) })))}
      />
      <div className="import-actions">
        {runId !== null && imported > 0 && <a href={runListPath(runId)}>{texts.showImported(imported)}</a>}
        {runId !== null && duplicates + errors + noted > 0 && (
          <a href={reportAddress(runId)} download target="_self">
            {texts.report}
          </a>
        )}
        {runId !== null && returnable > 0 && (
          <a href={failedRowsAddress(runId)} download target="_self">
            {texts.failedRows(returnable)}
          </a>
        )}
        <Button variant="outline" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
    </div>
  );
}

function Count({ name, value }: { readonly name: string; readonly value: number }) {
  const locale = usePanelLocale();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString(locale)}</dd>
    </div>
  );
}

interface Entry {
  readonly row: number;
  /** Name of the row's file, if the import had several files. */
  readonly file?: string | undefined;
  readonly text: string;
}

const placeOf = (entry: {
  readonly row_number: number;
  readonly file?: string | undefined;
}): Omit<Entry, 'text'> => ({ row: entry.row_number, file: entry.file });

/** Merges all notes on a row into one entry. */
function byRow(notes: readonly Entry[]): readonly Entry[] {
  const rows = new Map<string, Entry>();
  for (const note of notes) {
    const key = `${note.file ?? ''} ${note.row}`;
    const before = rows.get(key);
    rows.set(key, before ? { ...before, text: `${before.text} ${note.text}` } : note);
  }
  return [...rows.values()];
}

interface ReportListProps {
  readonly title: string;
  /** Number of entries in the whole report. */
  readonly total: number;
  readonly entries: readonly Entry[];
}

function ReportList({ title, total, entries }: ReportListProps) {
  const { imports: texts } = usePageTexts('admin');
  // A page of the report may contain no entries of this kind.
  if (entries.length === 0 && total === 0) return null;
  const shown = entries.slice(0, LIST_LENGTH.importReport);
  return (
    <section className="import-report">
      <h3>{title}</h3>
      <ul>
        {shown.map(({ row, file, text }) => (
          <li key={`${file ?? ''} ${row} ${text}`}>
            <span>{file === undefined ? texts.row(row) : texts.rowOf(file, row)}</span> {text}
          </li>
        ))}
      </ul>
      {total > shown.length && <p>{texts.more(total - shown.length)}</p>}
    </section>
  );
}
