import { Schema } from 'mongoose';

export const FACTORS_MODEL = 'AccountFactors';

/** Second factors of one account. */
export interface StoredFactors {
  /** 'owner', or the account's id. */
  _id: string;
  /** Encrypted; null while no codes are required. */
  totpSecret: string | null;
  /** Encrypted; created, but not confirmed by a code yet. */
  newTotpSecret: string | null;
  /** Period of the last code that was used; codes of this and earlier periods are refused. */
  lastPeriod: number;
  /** SHA-256, without salt: the codes are random. */
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
