import { Schema } from 'mongoose';

/** The one rebuild of the index: under way, ended or failed. */
export interface ReindexRun {
  _id: string;
  state: 'idle' | 'running' | 'failed';
  /** The process at work. */
  owner: string;
  /** When the owner last showed that it lives. */
  aliveAt: Date;
  /** Version of the index that is being built. */
  version: string;
  /** Last business that is in the new index for sure; null before the first. */
  after: string | null;
  indexed: number;
  /** Why it failed. */
  detail: string | null;
}

export const REINDEX_RUN_MODEL = 'ReindexRun';

export const reindexRunSchema = new Schema<ReindexRun>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true, enum: ['idle', 'running', 'failed'] },
    owner: { type: String, required: true },
    aliveAt: { type: Date, required: true },
    version: { type: String, required: true },
    after: { type: String, default: null },
    indexed: { type: Number, default: 0 },
    detail: { type: String, default: null },
  },
  { collection: 'reindex_runs', versionKey: false },
);
