import { type Role, roles } from '@gewerk/contracts';
import { AUDIT } from '@gewerk/contracts/limits';
import { PLACE_INDEX } from '@gewerk/service-kit';
import { Schema, type Types } from 'mongoose';

export const ACCOUNT_MODEL = 'Account';

export interface StoredAccount {
  _id: Types.ObjectId;
  /** Lower case; missing once the account has ended. */
  email?: string;
  name: string;
  role: Role;
  /** argon2id, with salt and costs; null until the invitation is accepted. */
  passwordHash: string | null;
  /** Counts changes of password, role and second factors. */
  version: number;
  createdAt: Date;
  lastLoginAt: Date | null;
  invitation: { hash: string; until: Date } | null;
  /**
   * The slot that the account takes, one of a limited number; no two accounts share one. Missing once the account has
   * ended, and in accounts stored before there were slots.
   */
  place?: number;
  /**
   * When the account ended. Its address and password are deleted then; its name is kept for as long as the audit trail
   * may refer to it.
   */
  endedAt: Date | null;
}

const DAY_SECONDS = 86_400;

export const accountSchema = new Schema<StoredAccount>(
  {
    email: String,
    name: { type: String, required: true },
    role: { type: String, enum: roles, required: true },
    passwordHash: { type: String, default: null },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    lastLoginAt: { type: Date, default: null },
    invitation: {
      type: new Schema({ hash: String, until: Date }, { _id: false }),
      default: null,
    },
    place: Number,
    endedAt: { type: Date, default: null },
  },
  { collection: 'accounts', versionKey: false, strict: 'throw' },
)
  .index({ email: 1 }, { unique: true, sparse: true })
  .index({ place: 1 }, PLACE_INDEX)
  .index({ 'invitation.hash': 1 }, { unique: true, sparse: true })
  .index({ endedAt: 1 }, { expireAfterSeconds: AUDIT.maxDays * DAY_SECONDS });
