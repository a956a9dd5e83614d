import { z } from 'zod';
import { BUSINESS_LENGTH as length, BUSINESS_MOST as most } from '../../limits/index.js';

const text = (max: number) => z.string().max(max);

/** Opening hours from a source: text in any known format, or a record or list of days. */
const rawHours = z.union([
  text(length.hours),
  z.record(z.string(), z.unknown()),
  z.array(z.unknown()).max(14),
]);

/**
 * A business as a source describes it (sheet row, submission, panel, demo data), before normalisation.
 * Everything but the name may be missing; the directory service derives slugs, category, hours, region and time zone.
 */
export const businessInputSchema = z.object({
  placeId: text(length.placeId).optional(),
  name: text(length.name),
  category: text(length.category).optional(),
  type: text(length.type).optional(),
  subtypes: z.array(text(length.subtype)).max(most.subtypes).optional(),
  description: text(length.description).optional(),
  /** Street and house number. */
  address: text(length.address).optional(),
  fullAddress: text(length.fullAddress).optional(),
  city: text(length.city).optional(),
  postalCode: text(length.postalCode).optional(),
  state: text(length.state).optional(),
  country: text(length.country).optional(),
  /** ISO 3166-1 alpha-2. */
  countryCode: text(2).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  phone: text(length.phone).optional(),
  email: text(length.email).optional(),
  website: text(length.website).optional(),
  /** 1 to 5. */
  rating: z.number().min(1).max(5).optional(),
  reviewCount: z.number().int().min(0).optional(),
  /** Number of reviews per score, keyed '1' to '5'. */
  reviewsPerScore: z.record(z.string(), z.number().int().min(0)).optional(),
  reviewsLink: text(length.reviewsLink).optional(),
  photos: z.array(text(length.photo)).max(most.photos).optional(),
  photosCount: z.number().int().min(0).optional(),
  hours: rawHours.optional(),
  /** Groups of flags or texts, e.g. `{"Service options": {"Delivery": true}}`. */
  about: z.record(z.string(), z.unknown()).optional(),
  verified: z.boolean().optional(),
  /** Number of euro signs, 1 to 5. */
  priceLevel: z.number().int().min(1).max(5).optional(),
  businessStatus: z.enum(['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY']).optional(),
});
export type BusinessInput = z.infer<typeof businessInputSchema>;
