import { Schema } from 'mongoose';

export const FACTORS_MODEL = 'AccountFactors';

/** Second factors of one account. */
export interface StoredFactors {
  /** 'owner', or the account's id. */
  _id: string;
  /** The secret in use, encrypted; null while no codes are required. */
  totpSecret: string | null;
  /** A new secret, encrypted, that has not been confirmed by a code yet. */
  newTotpSecret: string | null;
  /** Period of the last code that was used; codes for this and earlier periods are refused. */
  lastPeriod: number;
  /** SHA-256 without salt, since the codes are random. */
  recoveryHashes: string[];
}

export const factorsSchema = new Schema<StoredFactors>(
  {
    _id: { type: String, required: true },
    totpSecret: { type: String, default: null },
    newTotpSecret: { type: String, default: null },
    lastPeriod: { type: Number, default: 0 },
    recoveryHashes: { type: [String], default: [] },
  },
  { collection: 'account_factors', versionKey: false, strict: 'throw' },
);
