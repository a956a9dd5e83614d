import type { ChangeSource } from '../write/index.js';
import type { BulkRunRecord } from './bulk-run.schema.js';

/** The source of the changes that a bulk change makes: its run, and the account that began or undid it. */
export const sourceOf = ({ _id, account }: Pick<BulkRunRecord, '_id' | 'account'>) =>
  ({
    kind: 'panel',
    runId: `bulk:${_id}`,
    origin: 'bulk',
    run: _id,
    // Set explicitly: if another process continues the run, there is no call from which the account could be
    // taken.
    account: account ?? undefined,
  }) as const satisfies ChangeSource;
