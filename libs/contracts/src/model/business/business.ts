import { z } from 'zod';
import { HISTORY } from '../../limits/index.js';
import { businessSources } from '../business-sources.js';
import { photoOutcomes } from '../photos.js';
import { knownGrades } from '../websites.js';
import { openingHoursSchema } from './opening-hours.js';

/** Identifier of a business: 24 hexadecimal digits. */
export const businessIdPattern = /^[0-9a-f]{24}$/;

/** A business in a list (public specification, section 3). */
export const businessCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Normalised German trade label, or the source's own value if no trade is recognised. */
  category: z.string().nullable(),
  type: z.string().nullable(),
  subtypes: z.array(z.string()).max(50),
  city: z.string(),
  address: z.string().nullable(),
  fullAddress: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
  country_code: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** 1 to 5 with one decimal, as text. */
  rating: z.string().nullable(),
  reviewCount: z.number().int().nullable(),
  review_count: z.number().int().nullable(),
  /** In lists, only the first photo. */
  photos: z.array(z.string()).max(100),
  photosCount: z.number().int(),
  /** null if the hours are unknown. */
  isOpen: z.boolean().nullable(),
  /** ISO instant at which `isOpen` changes next; null if it never does or is unknown. */
  openChangesAt: z.string().nullable(),
  /** In lists only for a business that is permanently or temporarily closed, whatever its hours. */
  businessStatus: z.string().nullable().optional(),
  verified: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  priceLevel: z.number().int().nullable(),
  /** `city/name`, the path of its page. */
  urlSlug: z.string(),
  place_id: z.string(),
  /** Kilometres from the requested place, one decimal; only in responses to requests with a place. */
  distanceKm: z.number().optional(),
});
export type BusinessCard = z.infer<typeof businessCardSchema>;

/** A business with everything its page shows. */
export const businessDetailSchema = businessCardSchema.extend({
  email: z.string().nullable(),
  description: z.string().nullable(),
  about: z.record(z.string(), z.unknown()).nullable(),
  reviewsLink: z.string().nullable(),
  reviewsPerScore: z.record(z.string(), z.number().int()).nullable(),
  /** Keyed by English weekday name; a time string such as '08:00-19:00' or 'Closed'. null if the hours are unknown. */
  workingHours: z.record(z.string(), z.string()).nullable(),
  /** Hours on public holidays, in the same form; null if the source does not mention them. */
  holidayHours: z.string().nullable(),
  /** Hours in school holidays, in the same form. */
  schoolHolidayHours: z.string().nullable().optional(),
  /** ISO instant of the next opening while closed. */
  opensAt: z.string().nullable(),
  timeZone: z.string().nullable(),
  businessStatus: z.string().nullable(),
  /** Slugs of the category pages that list it. */
  categorySlugs: z.array(z.string()).max(50),
  /** Only for unlisted ones: a place that is not a business, or a removed business. */
  listed: z.literal(false).optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type BusinessDetail = z.infer<typeof businessDetailSchema>;

/** A business as the search index needs it: the card's stored fields and the inputs of its computed ones. */
export const indexableBusinessSchema = businessCardSchema
  .omit({ isOpen: true, openChangesAt: true, distanceKm: true, review_count: true })
  .extend({
    /** Its first `INDEXED_DESCRIPTION` characters. */
    description: z.string().nullable(),
    tradeKey: z.string().nullable(),
    categorySlugs: z.array(z.string()).max(50),
    citySlug: z.string(),
    hours: openingHoursSchema.nullable(),
    timeZone: z.string().nullable(),
    /** ISO 3166-2; determines the public holidays. */
    stateCode: z.string().nullable(),
    /** False for unlisted businesses ('Unavailable Business'). */
    listed: z.boolean(),
    /** Rating weighted by the number of reviews, 0 to 5. */
    popularity: z.number(),
    createdAt: z.string(),
    /** Time of its last change. */
    updatedAt: z.string().optional(),
    email: z.string().nullable().optional(),
    source: z.enum(businessSources).optional(),
    /** The import that created it; null if none did. */
    createdBy: z.string().max(100).nullable().optional(),
    /** The last imports and bulk changes that changed it. */
    changedBy: z.array(z.string().max(100)).max(HISTORY.runs).optional(),
    /** Grade of its website at the last check. */
    websiteGrade: z.enum(knownGrades).optional(),
    /** Outcome of the last photo update; null before the first. */
    photoOutcome: z.enum(photoOutcomes).nullable().optional(),
    /** Names of the flags in `about` that are true ('WLAN', 'Rollstuhlgerechter Eingang'). */
    flags: z.array(z.string()).optional(),
    /** The category as its source wrote it; `category` is the name of the trade. */
    sourceCategory: z.string().nullable().optional(),
  });
export type IndexableBusiness = z.infer<typeof indexableBusinessSchema>;
