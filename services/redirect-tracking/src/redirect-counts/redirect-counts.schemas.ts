import { Schema } from 'mongoose';

export const DOMAIN_COUNT_MODEL = 'DomainCount';
export const CLEARING_MODEL = 'Clearing';

export interface DomainCount {
  /** Host name. */
  _id: string;
  count: number;
  lastRedirect: Date;
}

/** When the operator cleared the counts; one document with id {@link LAST}. */
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

export const clearingSchema = new Schema<Clearing>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'clearings', versionKey: false },
);
