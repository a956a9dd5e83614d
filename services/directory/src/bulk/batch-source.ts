import type { ChangeSource } from '../write/index.js';
import type { BulkRunRecord } from './bulk-run.schema.js';

/** The run of businesses that a bulk change wrote, and who began or undid it. */
export const sourceOf = ({ _id, account }: Pick<BulkRunRecord, '_id' | 'account'>) =>
  ({
    kind: 'panel',
    runId: `bulk:${_id}`,
    origin: 'bulk',
    run: _id,
    // A run that another process continues is not part of a call.
    account: account ?? undefined,
  }) as const satisfies ChangeSource;
