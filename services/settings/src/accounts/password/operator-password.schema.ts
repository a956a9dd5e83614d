import { Schema } from 'mongoose';

export const OPERATOR_PASSWORD_MODEL = 'OperatorPassword';

export const OPERATOR = 'owner';

export interface StoredOperatorPassword {
  _id: string;
  /** argon2id, with salt and costs. */
  hash: string;
  /** Hash of the last ADMIN_PASSWORD that was applied, so that it is not applied again. */
  environmentHash: string | null;
  version: number;
  changedAt: Date;
}

export const operatorPasswordSchema = new Schema<StoredOperatorPassword>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    environmentHash: { type: String, default: null },
    version: { type: Number, required: true },
    changedAt: { type: Date, required: true },
  },
  { collection: 'owner_password', versionKey: false },
);
