import type { BulkField } from '@gewerk/contracts';
import type { BulkRun } from '@gewerk/contracts/bus';
import { BULK, RETENTION_DAYS } from '@gewerk/contracts/limits';
import type { NamedAccount } from '../panel/index.js';
import type { BulkRunRecord } from './bulk-run.schema.js';

const DAY_MS = 86_400_000;

/** @param account the account that began the current phase; null if no account did */
export function toBulkRun(run: BulkRunRecord, account: NamedAccount | null): BulkRun {
  const { processed, changed, refused, undone, restored, kept } = run.counts;
  const until = undoUntil(run);
  const set = run.change.action === 'set' ? run.change.fields : {};
  return {
    id: run._id,
    action: run.change.action,
    fields: Object.keys(set) as BulkField[],
    values: Object.values(set).map((value) => String(value ?? '').slice(0, BULK.shownValue)),
    account,
    state: run.state,
    total: run.total,
    processed,
    changed,
    unchanged: processed - changed - refused,
    refused,
    undo: run.phase === 'undo' ? { processed: undone, restored, kept } : null,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    undoUntil: until?.toISOString() ?? null,
    failure: run.failure,
    ...(run.fault && { fault: run.fault }),
  };
}

/**
 * The time until which the run can be undone; null if it cannot, because it is running, undone, wrote nothing
 * or is too old.
 */
export function undoUntil({ active, state, counts, createdAt }: BulkRunRecord): Date | null {
  if (active || state === 'undone' || counts.changed === 0) return null;
  const until = new Date(createdAt.getTime() + RETENTION_DAYS.bulkUndo * DAY_MS);
  return until.getTime() > Date.now() ? until : null;
}
