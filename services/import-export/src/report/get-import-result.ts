import { GewerkError } from '@gewerk/contracts';
import {
  getImportResult,
  type ImportResult,
  type NoteReportEntry,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { ImportBatchesRepository } from '../runs/import-batches.repository.js';
import type { ImportRunRecord } from '../runs/import-run.schema.js';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { runNotFound } from '../runs/run-not-found.js';
import { ReportPage } from './report-page.js';
import { rowErrorText, rowNoteText } from './row-error-text.js';

/** Answers how a finished import ended, with a page of its reports. */
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
    // What stopped the whole run comes before the rows, as an entry of row 0.
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
      duplicateReport: duplicates.entries,
      errorReport: [...failure, ...errors.entries],
      noted: run.noted ?? 0,
      ...(run.returnable && { returnable: run.returnable }),
      noteReport: notes.entries,
    };
  }
}

const wholeFailure = ({ detail, reason }: NonNullable<ImportRunRecord['failure']>) => ({
  ...{ row_number: 0, error: detail },
  ...(reason && { reason }),
});
