import { z } from 'zod';
import { businessStatuses } from './business-statuses.js';
import { openingHoursSchema } from './opening-hours.js';

const text = (maximum: number) =>
  z
    .string({ error: 'must be a string' })
    .max(maximum, `must have at most ${maximum} characters`)
    .refine((value) => !value.includes('\u0000'), 'must not contain a NUL character')
    .transform((value) => value.trim());

const bounded = (minimum: number, maximum: number) => {
  const message = `must be a number from ${minimum} to ${maximum}, or null`;
  return z.number({ error: message }).min(minimum, message).max(maximum, message).nullable();
};

const whole = (minimum: number, maximum: number) => {
  const message = `must be a whole number from ${minimum} to ${maximum}, or null`;
  return z.number({ error: message }).int(message).min(minimum, message).max(maximum, message).nullable();
};

const MOST_REVIEWS = 10_000_000;

const week = openingHoursSchema.refine(
  (hours) => Object.values(hours).every((spans) => (spans ?? []).every(([from, to]) => from < to)),
  'each span must end after its start; one that passes midnight ends above 1440',
);

/** A business as the operator edits it: '', null and an empty list mean unknown. */
export const businessFormSchema = z
  .strictObject({
    name: text(300).refine((name) => name !== '', 'must not be empty'),
    /** The source's own value; the directory recognises the trade in it. */
    category: text(200),
    type: text(200),
    subtypes: z.array(text(200)).max(50),
    description: text(10_000),
    /** Street and house number. */
    address: text(500),
    /** The whole address on one line. */
    fullAddress: text(800),
    postalCode: text(20),
    city: text(200),
    state: text(100),
    /** ISO 3166-1 alpha-2. */
    countryCode: text(2).refine(
      (code) => /^[A-Za-z]{2}$/.test(code),
      'must be a two-letter country code such as DE',
    ),
    latitude: bounded(-90, 90),
    longitude: bounded(-180, 180),
    phone: text(60),
    email: text(254),
    website: text(2_000),
    rating: bounded(1, 5),
    reviewCount: whole(0, MOST_REVIEWS),
    reviewsLink: text(2_000),
    photos: z.array(text(2_000)).max(100),
    priceLevel: whole(1, 5),
    businessStatus: z
      .enum(businessStatuses, { error: `must be one of ${businessStatuses.join(', ')}, or null` })
      .nullable(),
    verified: z.boolean({ error: 'must be true or false' }),
    hours: week.nullable(),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ['longitude'],
    message: 'must be a number if latitude is a number, and null if latitude is null',
  });
export type BusinessForm = z.infer<typeof businessFormSchema>;
