import { Schema } from 'mongoose';

/** Who may read businesses and queue their documents now; one at a time among all replicas. */
export interface WriterLease {
  _id: string;
  holder: string;
  until: Date;
}

export const WRITER_LEASE_MODEL = 'WriterLease';

export const writerLeaseSchema = new Schema<WriterLease>(
  {
    _id: { type: String, required: true },
    holder: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'writer_leases', versionKey: false },
);
