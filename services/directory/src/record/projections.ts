import { INDEXED_DESCRIPTION } from '@gewerk/contracts/limits';
import type { ProjectionType } from 'mongoose';
import type { BusinessRecord } from './business.record.js';

/** The fields of a card; long texts and further photos stay in the database. */
export const cardProjection: ProjectionType<BusinessRecord> = {
  name: 1,
  category: 1,
  type: 1,
  subtypes: 1,
  city: 1,
  address: 1,
  fullAddress: 1,
  postalCode: 1,
  country: 1,
  countryCode: 1,
  stateCode: 1,
  timeZone: 1,
  phone: 1,
  website: 1,
  ratingValue: 1,
  reviewCount: 1,
  photos: { $slice: 1 },
  photosCount: 1,
  hours: 1,
  businessStatus: 1,
  verified: 1,
  latitude: 1,
  longitude: 1,
  priceLevel: 1,
  urlSlug: 1,
  placeId: 1,
};

/** The fields of a page: all except the source's own texts and those that no page shows. */
export const detailProjection: ProjectionType<BusinessRecord> = {
  rawCategory: 0,
  rawHours: 0,
  phoneNumber: 0,
  source: 0,
  changedBy: 0,
  websiteCheck: 0,
  photoUpdate: 0,
  lastRun: 0,
  edited: 0,
};

/** The fields for projections in other services: those of a card and what they are computed from. */
export const indexableProjection = {
  ...(cardProjection as object),
  // Cut by code points, so at least as many UTF-16 units remain.
  description: { $substrCP: [{ $ifNull: ['$description', ''] }, 0, INDEXED_DESCRIPTION] },
  rawCategory: 1,
  tradeKey: 1,
  categorySlugs: 1,
  citySlug: 1,
  listed: 1,
  popularity: 1,
  createdAt: 1,
  updatedAt: 1,
  email: 1,
  about: 1,
  source: 1,
  changedBy: 1,
  websiteCheck: 1,
  photoUpdate: 1,
  // A server expression that the types of projections do not include.
} as unknown as ProjectionType<BusinessRecord>;
