import type { ImportRun } from '@gewerk/contracts';
import type { ImportRunRecord } from './import-run.schema.js';

/** A run as callers see it. */
export function toImportRun(run: ImportRunRecord): ImportRun {
  return {
    id: run._id,
    fileName: run.fileName,
    bytes: run.bytes,
    mode: run.mode,
    state: run.state,
    processed: run.processed,
    total: run.total,
    imported: run.imported,
    duplicates: run.duplicates,
    errors: run.rejected,
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    failure: run.failure ? { code: run.failure.code, detail: run.failure.detail } : null,
  };
}
