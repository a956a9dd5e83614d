import { PLACE_INDEX } from '@gewerk/service-kit';
import { Schema } from 'mongoose';

export const ALIAS_DOMAIN_MODEL = 'AliasDomain';

export interface StoredAliasDomain {
  /** Normalised host name. */
  _id: string;
  targetPath: string;
  addedAt: Date;
  /**
   * The slot that the domain takes, one of a limited number; no two domains share one. Missing in domains stored
   * before there were slots.
   */
  place?: number;
}

export const aliasDomainSchema = new Schema<StoredAliasDomain>(
  {
    _id: { type: String, required: true },
    targetPath: { type: String, default: '' },
    addedAt: { type: Date, required: true },
    place: Number,
  },
  { collection: 'alias_domains', versionKey: false },
).index({ place: 1 }, PLACE_INDEX);
