import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import { Schema, type Types } from 'mongoose';

export const FROZEN_PART_MODEL = 'FrozenPart';

const KEPT_SECONDS = (RETENTION_DAYS.bulkUndo + 1) * 24 * 60 * 60;

/** A part of a frozen selection; parts and ids are in order. */
export interface FrozenPart {
  /** `selectionId:number`. */
  _id: string;
  selectionId: string;
  ids: Types.ObjectId[];
  last: Types.ObjectId;
  storedAt: Date;
}

const required = true;

export const frozenPartSchema = new Schema<FrozenPart>(
  {
    _id: { type: String, required },
    selectionId: { type: String, required },
    ids: { type: [Schema.Types.ObjectId], required },
    last: { type: Schema.Types.ObjectId, required },
    storedAt: { type: Date, required },
  },
  { collection: 'frozen_selections', versionKey: false },
)
  .index({ selectionId: 1, last: 1 })
  .index({ storedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
