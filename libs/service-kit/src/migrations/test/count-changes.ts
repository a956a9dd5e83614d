import type { Migration } from '../migration.js';
import { updateInBatches } from '../update-in-batches.js';

/**
 * Counts in each document of `parts` how often it was changed. Deliberately not idempotent, so that tests detect a
 * batch that was applied twice.
 * @param beforeBatch called at the start of each batch, and again for each retry by MongoDB
 */
export function countChanges(
  atOnce: number,
  beforeBatch?: (from: string | null) => Promise<unknown>,
): Migration {
  const up = updateInBatches({ collection: 'parts', filter: {}, update: { $inc: { changes: 1 } }, atOnce });
  return {
    name: '001-count-changes',
    purpose: 'Tests count what happens to a part.',
    up: (db, progress, providers) =>
      up(
        db,
        {
          inBatches: (next) =>
            progress.inBatches(async (from: Parameters<typeof next>[0], session) => {
              await beforeBatch?.(from === null ? null : JSON.stringify(from));
              return next(from, session);
            }),
        },
        providers,
      ),
  };
}
