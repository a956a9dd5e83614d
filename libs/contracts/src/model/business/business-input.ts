import { z } from 'zod';

const text = (max: number) => z.string().max(max);

/** Opening hours as a source gives them: text of any known form, or a record or list of days. */
const rawHours = z.union([text(4_000), z.record(z.string(), z.unknown()), z.array(z.unknown()).max(14)]);

/**
 * A business as a source describes it (sheet row, submission, panel, demo data), before normalisation.
 * Everything but the name may be missing; the directory service derives slugs, category, hours, region and time zone.
 */
export const businessInputSchema = z.object({
  placeId: text(300).optional(),
  name: text(300),
  category: text(200).optional(),
  type: text(200).optional(),
  subtypes: z.array(text(200)).max(50).optional(),
  description: text(10_000).optional(),
  /** Street and house number. */
  address: text(500).optional(),
  fullAddress: text(800).optional(),
  city: text(200).optional(),
  postalCode: text(20).optional(),
  state: text(100).optional(),
  country: text(100).optional(),
  /** ISO 3166-1 alpha-2. */
  countryCode: text(2).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  phone: text(60).optional(),
  email: text(254).optional(),
  website: text(2_000).optional(),
  /** 1 to 5. */
  rating: z.number().min(1).max(5).optional(),
  reviewCount: z.number().int().min(0).optional(),
  /** Number of reviews per score, keyed '1' to '5'. */
  reviewsPerScore: z.record(z.string(), z.number().int().min(0)).optional(),
  reviewsLink: text(2_000).optional(),
  photos: z.array(text(2_000)).max(100).optional(),
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
