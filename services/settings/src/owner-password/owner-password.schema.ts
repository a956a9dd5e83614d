import { Schema } from 'mongoose';

export const OWNER_PASSWORD_MODEL = 'OwnerPassword';

/** The one document of the collection has this id. */
export const OWNER = 'owner';

export interface StoredOwnerPassword {
  _id: string;
  /** argon2id, with its salt and costs. */
  hash: string;
  /** Hash of the ADMIN_PASSWORD that was taken over last; tells a new one from the same one again. */
  environmentHash: string | null;
  /** Counts the passwords, from 1. */
  version: number;
  changedAt: Date;
}

export const ownerPasswordSchema = new Schema<StoredOwnerPassword>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    environmentHash: { type: String, default: null },
    version: { type: Number, required: true },
    changedAt: { type: Date, required: true },
  },
  { collection: 'owner_password', versionKey: false },
);
