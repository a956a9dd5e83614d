import type { SuppressionReason } from '@gewerk/contracts';
import { Schema, type Types } from 'mongoose';

export const SUPPRESSION_MODEL = 'Suppression';
export const SUPPRESSION_KEY_MODEL = 'SuppressionKey';
export const SUPPRESSION_GATE_MODEL = 'SuppressionGate';

/** A suppressed business, stored only as keyed hashes. */
export interface SuppressionRecord {
  /** The former id of the business. */
  _id: Types.ObjectId;
  hashes: string[];
  reason: SuppressionReason;
  at: Date;
}

export const suppressionSchema = new Schema<SuppressionRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    hashes: { type: [String], required: true },
    reason: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'suppressions', versionKey: false, strict: 'throw' },
)
  .index({ hashes: 1 })
  .index({ at: -1 });

/** The key of the hashes. */
export interface SuppressionKeyRecord {
  _id: string;
  secret: string;
}

export const suppressionKeySchema = new Schema<SuppressionKeyRecord>(
  { _id: { type: String, required: true }, secret: { type: String, required: true } },
  { collection: 'suppression_keys', versionKey: false, strict: 'throw' },
);

/**
 * Documents that both an import batch and a new suppression write, so that neither overlooks the other: a
 * batch that was planned without the suppression conflicts with it and starts again. There are several, so
 * that batches seldom conflict with each other.
 */
export interface SuppressionGate {
  _id: number;
  passed: number;
}

export const SUPPRESSION_GATES = 64;

export const suppressionGateSchema = new Schema<SuppressionGate>(
  { _id: { type: Number, required: true }, passed: { type: Number, required: true } },
  { collection: 'suppression_gates', versionKey: false, strict: 'throw' },
);
