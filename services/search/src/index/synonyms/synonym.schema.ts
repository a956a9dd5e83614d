import { PLACE_INDEX } from '@gewerk/service-kit';
import { Schema, type Types } from 'mongoose';

export const SYNONYM_MODEL = 'Synonym';

/** A word, and the word that a search for it also looks for; both as typed and as indexed. */
export interface SynonymRecord {
  _id: Types.ObjectId;
  word: string;
  means: string;
  foldedWord: string;
  foldedMeans: string;
  addedAt: Date;
  /**
   * The slot that the synonym takes, one of a limited number; no two synonyms share one. Missing in synonyms stored
   * before there were slots.
   */
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
