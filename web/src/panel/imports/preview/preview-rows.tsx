import { type SheetField, sheetFields } from '@gewerk/contracts';
import type { ImportPreview } from '@gewerk/contracts/bus';
import { useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelLocale } from '../../kit/figures/panel-locale.js';
import { type PanelColumn, PanelTable } from '../../kit/lists/panel-table.js';
import { PreviewNotes } from './preview-notes.js';
import { PreviewReport } from './preview-report.js';
import { useNoteText } from '../use-note-text.js';
import { useRowErrorText } from '../use-row-error-text.js';

interface PreviewRowsProps {
  readonly rows: ImportPreview['rows'];
  /** Further rows with problems, which follow `rows` in the file. */
  readonly problems: ImportPreview['problems'];
  readonly isStale: boolean;
}

type Row = ImportPreview['rows'][number];

/** Fields that are read as numbers and formatted for the panel's language. */
const FIGURES: ReadonlySet<SheetField> = new Set(['rating', 'reviewCount']);

/** Maximum number of visible rows with problems; the report contains more. */
const MOST_PROBLEMS = 100;

/** Whether the operator chose to leave out the row. */
const isLeftOut = ({ problem }: Row): boolean => problem?.code === 'left-out';
const isProblem = (row: Row): boolean =>
  !isLeftOut(row) && (row.error !== null || (row.notes ?? []).length > 0);

/**
 * The first rows as the import will read them, each with its outcome and notes; or the first rows of the whole
 * file that have problems.
 */
export function PreviewRows({ rows, problems = [], isStale }: PreviewRowsProps) {
  const { importPreview: texts, importNotes } = usePageTexts('admin');
  const locale = usePanelLocale();
  const noteText = useNoteText();
  const errorText = useRowErrorText();
  const [onlyProblems, setOnlyProblems] = useState(false);
  const faulty = [...rows, ...problems].filter(isProblem);
  const shown = onlyProblems ? faulty.slice(0, MOST_PROBLEMS) : rows;
  const fields: readonly SheetField[] = sheetFields.filter((field) =>
    rows.some(({ values }) => values[field] !== undefined),
  );
  const isNoted = shown.some(({ notes = [] }) => notes.length > 0);
  const columnOf = (field: SheetField): PanelColumn<Row> => ({
    head: texts.fields[field],
    cell: ({ values }) => {
      const value = values[field];
      if (value === undefined || !FIGURES.has(field)) return value;
      return Number.isFinite(Number(value)) ? Number(value).toLocaleString(locale) : value;
    },
  });
  const notes: PanelColumn<Row> = {
    head: importNotes.noted,
    className: 'import-notes',
    cell: ({ notes: all = [] }) => <PreviewNotes notes={all.map(noteText)} />,
  };
  return (
    <div className="import-sample" data-stale={isStale}>
      <h4 id="import-sample-title">
        {onlyProblems ? importNotes.firstProblems(shown.length) : texts.firstRows(rows.length)}
      </h4>
      <label className="import-filter">
        <input
          type="checkbox"
          checked={onlyProblems}
          onChange={({ target }) => setOnlyProblems(target.checked)}
        />
        {importNotes.onlyProblems}
      </label>
      {faulty.length > 0 && <PreviewReport problems={faulty} />}
      {shown.length === 0 ? (
        <p role="status" className="panel-hint">
          {importNotes.noProblems}
        </p>
      ) : (
        <PanelTable
          labelledBy="import-sample-title"
          stacks
          rows={shown}
          keyOf={(row) => row.row_number}
          whole={(row) =>
            row.error && (
              <span data-outcome={isLeftOut(row) ? 'left-out' : 'error'}>
                {errorText({ error: row.error, ...row.problem })}
              </span>
            )
          }
          columns={[
            { head: texts.row, cell: (row) => row.row_number.toLocaleString(locale), isName: true },
            ...fields.filter((field) => field === 'name').map(columnOf),
            {
              head: importNotes.outcome,
              cell: ({ outcome }) =>
                outcome && <span data-outcome={outcome}>{importNotes.outcomes[outcome]}</span>,
            },
            ...(isNoted ? [notes] : []),
            ...fields.filter((field) => field !== 'name').map(columnOf),
          ]}
        />
      )}
    </div>
  );
}
