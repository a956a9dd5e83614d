import { Schema } from 'mongoose';

export const KEPT_NAMES_MODEL = 'KeptNames';

/** The words of names that were found when the index was last read. */
export interface KeptNames {
  _id: string;
  names: number;
  /** Words and counts as JSON, deflated. */
  counts: Buffer;
  /** The table of pairs, deflated: about 3 MB for half a million names. */
  pairs: Buffer;
}

export const keptNamesSchema = new Schema<KeptNames>(
  {
    _id: { type: String, required: true },
    names: { type: Number, required: true },
    counts: { type: Buffer, required: true },
    pairs: { type: Buffer, required: true },
  },
  { collection: 'kept_names', versionKey: false },
);
