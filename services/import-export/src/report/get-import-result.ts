import { GewerkError } from '@gewerk/contracts';
import {
  getImportResult,
  type ImportResult,
  type NoteReportEntry,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { placeOf } from '../read-sheet/batches/numbering.js';
import { ImportBatchesRepository } from '../runs/import-batches.repository.js';
import { filesOf, toFailure } from '../runs/import-run.mapper.js';
import type { ImportRunRecord } from '../runs/import-run.schema.js';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { runNotFound } from '../runs/run-not-found.js';
import { ReportPage } from './report-page.js';
import { rowErrorText, rowNoteText } from './row-error-text.js';

/** Returns how a finished import ended, with a page of its reports. */
@UseCase()
export class GetImportResult {
  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly batches: ImportBatchesRepository,
  ) {}

  @Answers(getImportResult)
  async get({ runId, after, limit }: ParsedInputOf<typeof getImportResult>): Promise<ImportResult> {
    const run = await this.runs.find(runId);
    if (!run) throw runNotFound(runId);
    if (run.finishedAt === null) throw new GewerkError('conflict', 'The import has not ended yet.');
    const duplicates = new ReportPage<ImportResult['duplicateReport'][number]>(after, limit);
    const errors = new ReportPage<ImportResult['errorReport'][number]>(after, limit);
    const notes = new ReportPage<NoteReportEntry>(after, limit);
    const inFile = placedIn(run);
    // The reason that stopped the whole run comes before the rows, as an entry for row 0.
    const failure = run.failure && after === 0 ? [wholeFailure(run.failure)] : [];
    if (limit > 0) {
      for await (const batch of this.batches.after(runId, after)) {
        for (const duplicate of batch.duplicates) duplicates.add(duplicate);
        for (const error of batch.rejected) errors.add({ ...error, error: rowErrorText(error) });
        for (const note of batch.notes ?? []) notes.add({ ...note, note: rowNoteText(note) });
        if (duplicates.full && errors.full && notes.full) break;
      }
    }
    return {
      success: run.state === 'done',
      imported: run.imported,
      duplicates: run.duplicates,
      errors: run.rejected,
      duplicateReport: duplicates.entries.map(inFile),
      errorReport: [...failure, ...errors.entries.map(inFile)],
      noted: run.noted ?? 0,
      ...(run.leftOut && { leftOut: run.leftOut }),
      ...(run.returnable && { returnable: run.returnable }),
      noteReport: notes.entries.map(inFile),
    };
  }
}

/** For a run of several files, adds the file and the row's number in it. */
function placedIn(run: ImportRunRecord): <T extends { row_number: number }>(entry: T) => T & Partial<OfFile> {
  if (!run.more) return (entry) => entry;
  const files = filesOf(run).map(({ fileName }) => fileName.slice(-IMPORT.reportedFile));
  return (entry) => {
    const { file, row } = placeOf(entry.row_number);
    return { ...entry, row_number: row, file: files[file] ?? '', position: entry.row_number };
  };
}

interface OfFile {
  file: string;
  position: number;
}

function wholeFailure(failure: NonNullable<ImportRunRecord['failure']>) {
  const { code, detail, ...reason } = toFailure(failure);
  return { row_number: 0, error: detail, errorCode: code, ...reason };
}
