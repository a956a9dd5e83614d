import { type GewerkError, refused } from '@gewerk/contracts';
import type { ImportRun, ImportUndo } from '@gewerk/contracts/bus';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import type { ImportRunRecord, RunFile, UndoRecord } from './import-run.schema.js';

const DAY_MS = 86_400_000;

/** A run as callers see it. */
export function toImportRun(run: ImportRunRecord): ImportRun {
  return {
    id: run._id,
    fileName: run.fileName,
    bytes: run.bytes,
    ...(run.more && { files: run.more.length + 1 }),
    mode: run.mode,
    state: run.state,
    processed: run.processed,
    total: run.total,
    imported: run.imported,
    duplicates: run.duplicates,
    errors: run.rejected,
    noted: run.noted ?? 0,
    ...(run.leftOut && { leftOut: run.leftOut }),
    ...(run.returnable && { returnable: run.returnable }),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    failure: run.failure && toFailure(run.failure),
    canUndo: undoFault(run, new Date()) === null,
    undo: run.undo ? toUndo(run.undo) : null,
    ...(run.schedule !== undefined && { schedule: run.schedule }),
  };
}

/** All files of a run in their order. */
export const filesOf = ({ object, fileName, kind, more = [] }: ImportRunRecord): readonly RunFile[] => [
  { object, fileName, kind },
  ...more,
];

/** Why a run cannot be undone now; null if it can. */
export function undoFault(run: ImportRunRecord, now: Date): GewerkError | null {
  const { startedAt, finishedAt, undo } = run;
  if (finishedAt === null || startedAt === null) return refused('import-not-ended');
  if (undo?.state === 'running') return refused('import-undo-running');
  if (undo?.state === 'done') return refused('import-undone');
  if (run.imported === 0) return refused('import-without-change');
  const { importUndo } = RETENTION_DAYS;
  return now.getTime() - startedAt.getTime() > importUndo * DAY_MS
    ? refused('import-too-old', { days: importUndo })
    : null;
}

/** Why a run failed, as callers see it. */
export const toFailure = ({ code, detail, reason }: NonNullable<ImportRunRecord['failure']>) => ({
  ...{ code, detail },
  ...(reason && { reason: { name: reason.name, facts: reason.facts ?? {} } }),
});

const toUndo = ({ state, removed, restored, kept, failure, fault }: UndoRecord): ImportUndo => ({
  state,
  removed,
  restored,
  kept,
  failure,
  ...(state === 'failed' && fault && { fault }),
});
