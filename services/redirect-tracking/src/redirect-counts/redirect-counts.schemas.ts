import { Schema } from 'mongoose';

export const DOMAIN_COUNT_MODEL = 'DomainCount';
export const APPLIED_BATCH_MODEL = 'AppliedBatch';
export const CLEARING_MODEL = 'Clearing';

/** Longer than the event stream keeps an event that could be delivered once more. */
const APPLIED_KEPT_SECONDS = 8 * 86_400;

export interface DomainCount {
  /** The host name. */
  _id: string;
  count: number;
  lastRedirect: Date;
}

export interface AppliedBatch {
  /** The event's batch id. */
  _id: string;
  appliedAt: Date;
}

/** When the owner set the counts back; the collection's one document has the id {@link LAST}. */
export interface Clearing {
  _id: string;
  at: Date;
}

export const LAST = 'last';

export const domainCountSchema = new Schema<DomainCount>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    lastRedirect: { type: Date, required: true },
  },
  { collection: 'redirect_counts', versionKey: false },
);

export const appliedBatchSchema = new Schema<AppliedBatch>(
  {
    _id: { type: String, required: true },
    appliedAt: { type: Date, required: true, index: { expireAfterSeconds: APPLIED_KEPT_SECONDS } },
  },
  { collection: 'applied_batches', versionKey: false },
);

export const clearingSchema = new Schema<Clearing>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'clearings', versionKey: false },
);
