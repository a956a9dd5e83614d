import { LEASED_RUN_FIELDS, type LeasedRun, ONE_ACTIVE_RUN } from '@gewerk/service-kit';
import { Schema } from 'mongoose';

/** The last rebuild of one engine's index, running while `active`. */
export interface ReindexRun extends LeasedRun {
  version: string;
  /** Whether the other engines' indexes are rebuilt after it, one by one. */
  forAll?: boolean;
  /** Last business stored in the new index; null before the first. */
  after: string | null;
  indexed: number;
  /** Why it failed; null otherwise. */
  detail: string | null;
}

export const REINDEX_RUN_MODEL = 'ReindexRun';

export const reindexRunSchema = new Schema<ReindexRun>(
  {
    ...LEASED_RUN_FIELDS,
    version: { type: String, required: true },
    forAll: { type: Boolean },
    after: { type: String, default: null },
    indexed: { type: Number, default: 0 },
    detail: { type: String, default: null },
  },
  { collection: 'reindex_runs', versionKey: false },
).index(...ONE_ACTIVE_RUN);
