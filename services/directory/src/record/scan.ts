import { businessIdPattern, invalidField } from '@gewerk/contracts';
import { type QueryFilter, Types } from 'mongoose';
import type { BusinessRecord } from './business.record.js';

/** A filter for ids after one id, up to another. Fails with `invalid-input` for a text that is not an id. */
export function idsBetween(after: string | null, until: string | null): QueryFilter<BusinessRecord> {
  const range = {
    ...(after === null ? {} : { $gt: idOf('after', after) }),
    ...(until === null ? {} : { $lte: idOf('until', until) }),
  };
  return after === null && until === null ? {} : { _id: range };
}

/** The cursor of the next page; null after the last page, which has fewer than `limit` businesses. */
export const nextCursor = (page: readonly Pick<BusinessRecord, '_id'>[], limit: number): string | null =>
  page.length < limit ? null : (page.at(-1)?._id.toHexString() ?? null);

function idOf(field: string, id: string): Types.ObjectId {
  if (businessIdPattern.test(id)) return new Types.ObjectId(id);
  throw invalidField(field, 'must be an id from an earlier response, or null');
}
