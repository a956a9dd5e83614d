import { PLACE_INDEX } from '@gewerk/service-kit';
import { Schema, type Types } from 'mongoose';

export const SYNONYM_MODEL = 'Synonym';

/** A word that also finds another one; both as typed and as indexed. */
export interface SynonymRecord {
  _id: Types.ObjectId;
  word: string;
  means: string;
  foldedWord: string;
  foldedMeans: string;
  addedAt: Date;
  /** Its slot among the limited number of synonyms, unique to it. Missing in older synonyms. */
  place?: number;
}

export const synonymSchema = new Schema<SynonymRecord>(
  {
    word: { type: String, required: true },
    means: { type: String, required: true },
    foldedWord: { type: String, required: true },
    foldedMeans: { type: String, required: true },
    addedAt: { type: Date, required: true },
    place: Number,
  },
  { collection: 'synonyms', versionKey: false, strict: 'throw' },
)
  .index({ foldedWord: 1, foldedMeans: 1 }, { unique: true })
  .index({ place: 1 }, PLACE_INDEX);
