import { Schema, type Types } from 'mongoose';

export const RETIRED_SLUG_MODEL = 'RetiredSlug';

/**
 * A former address. It redirects to its business, or to the one into which that was merged, and is free for others only
 * once the business has been deleted completely.
 */
export interface RetiredSlug {
  /** `citySlug/nameSlug`. */
  _id: string;
  businessId: Types.ObjectId;
  retiredAt: Date;
}

export const retiredSlugSchema = new Schema<RetiredSlug>(
  {
    _id: { type: String, required: true },
    businessId: { type: Schema.Types.ObjectId, required: true },
    retiredAt: { type: Date, required: true },
  },
  { collection: 'retired_slugs', versionKey: false },
).index({ businessId: 1 });
