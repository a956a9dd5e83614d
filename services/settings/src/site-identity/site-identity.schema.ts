import type { SiteIdentity } from '@gewerk/contracts';
import { Schema } from 'mongoose';

export const SITE_IDENTITY_MODEL = 'SiteIdentity';

/** A version; the one with the highest number is the current one. */
export interface StoredSiteIdentity {
  _id: number;
  identity: SiteIdentity;
  savedAt: Date;
}

export const siteIdentitySchema = new Schema<StoredSiteIdentity>(
  {
    _id: { type: Number, required: true },
    identity: { type: Schema.Types.Mixed, required: true },
    savedAt: { type: Date, required: true },
  },
  { collection: 'site_identities', versionKey: false, minimize: false },
);
