import type { ClientSession } from 'mongoose';
import type { RemovedBusiness, SuppressionsRepository } from '../write/index.js';
import type { ChosenBusinesses } from './chosen-businesses.repository.js';

/**
 * The removed businesses that may be restored: not merged into another (merges are undone one by one), not
 * added again in the meantime and not on the suppression list.
 */
export async function returnable(
  removed: readonly RemovedBusiness[],
  {
    chosen,
    suppressions,
    session,
  }: { chosen: ChosenBusinesses; suppressions: SuppressionsRepository; session: ClientSession },
): Promise<RemovedBusiness[]> {
  const records = removed.map(({ record }) => record);
  const inUse = await chosen.inUse(
    records.map(({ placeId }) => placeId),
    session,
  );
  const suppressed = await suppressions.among(records, session);
  await suppressions.pass(session);
  return removed.filter(
    ({ record, mergedInto }) => !mergedInto && !inUse.has(record.placeId) && !suppressed.has(record),
  );
}
