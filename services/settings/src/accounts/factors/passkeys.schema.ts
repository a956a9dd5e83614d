import { Schema } from 'mongoose';

export const PASSKEY_MODEL = 'AccountPasskey';

/** The public half of a passkey; the private half never leaves its device. */
export interface StoredPasskey {
  /** The credential's id, in base64url. */
  _id: string;
  /** 'owner', or the account's id. */
  account: string;
  name: string;
  /** In COSE format. */
  publicKey: Buffer;
  /** The device's signature counter; 0 if it does not count. */
  counter: number;
  /** The transports by which browsers reach the passkey's device. */
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const passkeySchema = new Schema<StoredPasskey>(
  {
    _id: { type: String, required: true },
    account: { type: String, required: true },
    name: { type: String, required: true },
    publicKey: { type: Buffer, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'account_passkeys', versionKey: false, strict: 'throw' },
).index({ account: 1, createdAt: -1 });
