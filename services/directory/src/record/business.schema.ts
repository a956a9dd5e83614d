import { Schema } from 'mongoose';
import type { BusinessRecord } from './business.record.js';
import { listIndexes, UNREAD_HOURS } from './list-indexes.js';

export const BUSINESS_MODEL = 'Business';

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
    categorySet: String,
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
    gone: Boolean,
    citySlug: { type: String, required: true },
    nameSlug: { type: String, required: true },
    urlSlug: { type: String, required: true },
    listed: { type: Boolean, required: true },
    edited: { type: [String], default: undefined },
    source: { type: { kind: String, runId: String, row: Number }, required: true, _id: false },
    changedBy: { type: [String], default: undefined },
    websiteCheck: { type: { website: String, grade: String, at: Date }, _id: false },
    photoUpdate: { type: { outcome: String, at: Date }, _id: false },
    lastRun: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'businesses', versionKey: false, strict: 'throw', minimize: false },
)
  .index({ placeId: 1 }, { unique: true })
  .index(listIndexes.address, { unique: true })
  .index(listIndexes.popular)
  .index(listIndexes.postalCode)
  .index(listIndexes.city)
  .index(listIndexes.categoryByRating)
  .index(listIndexes.categoryByReviews)
  .index(listIndexes.categoryByName)
  .index(listIndexes.categoryByCity)
  .index(listIndexes.unreadHours, { partialFilterExpression: UNREAD_HOURS });
