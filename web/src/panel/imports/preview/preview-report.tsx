import { Button } from '@chakra-ui/react';
import type { ImportPreview } from '@gewerk/contracts/bus';
import { csvHead, csvRow } from '@gewerk/csv';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { downloadCsv } from '../../kit/export/download-csv.js';
import { useNoteText } from '../use-note-text.js';
import { useRowErrorText } from '../use-row-error-text.js';
import './preview-report.css';

interface PreviewReportProps {
  readonly problems: ImportPreview['rows'];
}

/** Offers the rows of a preview that have problems as a file to work through, in the panel's language. */
export function PreviewReport({ problems }: PreviewReportProps) {
  const { importPreview: texts, importNotes } = usePageTexts('admin');
  const noteText = useNoteText();
  const errorText = useRowErrorText();
  const download = (): void => {
    const lines = problems.map(({ row_number, values, outcome, error, problem, notes = [] }) => [
      row_number,
      values.name ?? '',
      outcome ? importNotes.outcomes[outcome] : '',
      error === null ? notes.map(noteText).join(' ') : errorText({ error, ...problem }),
    ]);
    const head = [texts.row, texts.fields.name, importNotes.outcome, importNotes.problem];
    downloadCsv(csvHead(head) + lines.map(csvRow).join(''), importNotes.reportFile);
  };
  return (
    <Button type="button" className="import-report-download" size="sm" variant="outline" onClick={download}>
      {importNotes.report(problems.length)}
    </Button>
  );
}
