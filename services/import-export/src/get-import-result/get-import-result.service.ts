import { GewerkError, type ImportResult, type ParsedInputOf, type getImportResult } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { ImportBatchesRepository } from '../import-runs/import-batches.repository.js';
import { ImportRunsRepository } from '../import-runs/import-runs.repository.js';
import { runNotFound } from '../import-runs/run-not-found.js';
import { ReportPage } from './report-page.js';
import { rowErrorText } from './row-error-text.js';

/** Answers how a finished import ended, with a page of both reports. */
@Injectable()
export class GetImportResultService {
  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly batches: ImportBatchesRepository,
  ) {}

  async get({ runId, after, limit }: ParsedInputOf<typeof getImportResult>): Promise<ImportResult> {
    const run = await this.runs.find(runId);
    if (!run) throw runNotFound(runId);
    if (run.finishedAt === null) throw new GewerkError('conflict', 'The import has not ended yet.');
    const duplicates = new ReportPage<ImportResult['duplicateReport'][number]>(after, limit);
    const errors = new ReportPage<ImportResult['errorReport'][number]>(after, limit);
    // What stopped the whole run stands before the rows, as an entry of row 0.
    const failure = run.failure && after === 0 ? [{ row_number: 0, error: run.failure.detail }] : [];
    if (limit > 0) {
      for await (const batch of this.batches.after(runId, after)) {
        for (const duplicate of batch.duplicates) duplicates.add(duplicate);
        for (const error of batch.rejected)
          errors.add({ row_number: error.row_number, error: rowErrorText(error) });
        if (duplicates.full && errors.full) break;
      }
    }
    return {
      success: run.state === 'done',
      imported: run.imported,
      duplicates: run.duplicates,
      errors: run.rejected,
      duplicateReport: duplicates.entries,
      errorReport: [...failure, ...errors.entries],
    };
  }
}
