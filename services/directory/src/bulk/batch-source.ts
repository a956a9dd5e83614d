import type { ChangeSource } from '../write/index.js';
import type { BulkRunRecord } from './bulk-run.schema.js';

/** What a business that a bulk change wrote last has as its run, and who began or undid it. */
export const sourceOf = ({ _id, account }: Pick<BulkRunRecord, '_id' | 'account'>) =>
  ({
    kind: 'panel',
    runId: `bulk:${_id}`,
    origin: 'bulk',
    run: _id,
    // A run that another process takes up answers no call.
    account: account ?? undefined,
  }) as const satisfies ChangeSource;
