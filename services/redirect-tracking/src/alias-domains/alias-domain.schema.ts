import { Schema } from 'mongoose';

export const ALIAS_DOMAIN_MODEL = 'AliasDomain';

export interface StoredAliasDomain {
  /** Normalised host name. */
  _id: string;
  targetPath: string;
  addedAt: Date;
}

export const aliasDomainSchema = new Schema<StoredAliasDomain>(
  {
    _id: { type: String, required: true },
    targetPath: { type: String, default: '' },
    addedAt: { type: Date, required: true },
  },
  { collection: 'alias_domains', versionKey: false },
);
