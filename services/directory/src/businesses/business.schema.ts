import { Schema } from 'mongoose';
import type { BusinessRecord } from './business.record.js';

export const BUSINESS_MODEL = 'Business';

/**
 * Each index answers named operations whole, filter and order, so that a page at depth 10,000 still skips index keys
 * and never documents. Unlisted businesses have no category slugs, so the category indexes need no `listed`.
 */
export const businessSchema = new Schema<BusinessRecord>(
  {
    placeId: { type: String, required: true },
    name: { type: String, required: true },
    category: String,
    rawCategory: String,
    type: String,
    subtypes: [String],
    tradeKey: String,
    categorySlugs: [String],
    description: String,
    address: String,
    fullAddress: String,
    city: { type: String, required: true },
    postalCode: String,
    state: String,
    stateCode: String,
    country: String,
    countryCode: { type: String, required: true },
    latitude: Number,
    longitude: Number,
    timeZone: String,
    phone: String,
    phoneNumber: String,
    email: String,
    website: String,
    ratingValue: Number,
    reviewCount: Number,
    reviewsPerScore: Schema.Types.Mixed,
    reviewsLink: String,
    popularity: { type: Number, required: true },
    photos: [String],
    photosCount: Number,
    hours: String,
    rawHours: String,
    about: String,
    verified: { type: Boolean, required: true },
    priceLevel: Number,
    businessStatus: String,
    citySlug: { type: String, required: true },
    nameSlug: { type: String, required: true },
    urlSlug: { type: String, required: true },
    listed: { type: Boolean, required: true },
    source: { type: { kind: String, runId: String, row: Number }, required: true, _id: false },
    lastRun: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'businesses', versionKey: false, strict: 'throw', minimize: false },
)
  .index({ placeId: 1 }, { unique: true })
  .index({ urlSlug: 1 }, { unique: true })
  .index({ listed: 1, popularity: -1, _id: 1 })
  .index({ listed: 1, nameSlug: 1 })
  .index({ listed: 1, postalCode: 1, nameSlug: 1 })
  .index({ listed: 1, citySlug: 1, ratingValue: -1, reviewCount: -1, _id: 1 })
  .index({ categorySlugs: 1, ratingValue: -1, reviewCount: -1, _id: 1 })
  .index({ categorySlugs: 1, reviewCount: -1, ratingValue: -1, _id: 1 })
  .index({ categorySlugs: 1, nameSlug: 1, citySlug: 1 })
  .index({ categorySlugs: 1, citySlug: 1, nameSlug: 1 });
