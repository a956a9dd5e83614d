import { Schema } from 'mongoose';

export const PREVIEW_TURN_MODEL = 'PreviewTurn';

/** The single preview that may run across all processes: that of the file named here. All others are stopped. */
export interface PreviewTurn {
  _id: 'turn';
  object: string;
}

export const previewTurnSchema = new Schema<PreviewTurn>(
  { _id: { type: String, required: true }, object: { type: String, required: true } },
  { collection: 'preview_turns', versionKey: false },
);
