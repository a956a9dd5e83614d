import { isDeepStrictEqual } from 'node:util';
import type { BusinessInput, MergeField } from '@gewerk/contracts';
import { type BusinessFields, normaliseBusiness, overlaid, storedInput } from '../record/index.js';

/** The business, with missing fields filled in from the input. */
export const completedBy = (business: BusinessFields, input: BusinessInput): BusinessFields =>
  renormalised(business, overlaid(input, storedInput(business)));

/** The business, with missing fields filled in from another business. */
export const completedByOther = (business: BusinessFields, other: BusinessFields): BusinessFields =>
  completedBy(business, { ...storedInput(other), phone: phoneIn(business.countryCode, other) });

/** A phone number as it is written in a country: one from another country gets its calling code. */
const phoneIn = (country: string | undefined, called: BusinessFields): string | undefined =>
  called.countryCode === country ? called.phone : (called.phoneNumber ?? called.phone);

/** The business with every field that the input gives. */
export const updatedBy = (business: BusinessFields, input: BusinessInput): BusinessFields =>
  renormalised(business, overlaid(storedInput(business), input));

/** For each field that an operator may choose, the fields that are only meaningful together with it. */
const COMING_ALONG: Readonly<Partial<Record<MergeField, keyof BusinessInput>>> = {
  countryCode: 'country',
  latitude: 'longitude',
  reviewCount: 'reviewsPerScore',
};
const PARTS_OF_A_LINE = ['address', 'postalCode', 'city', 'countryCode'] as const;
const PARTS_OF_THE_LINE: ReadonlySet<MergeField> = new Set(PARTS_OF_A_LINE);

/** The business with these fields of the other, even if empty there. */
export function mergedBy(
  business: BusinessFields,
  other: BusinessFields,
  fields: readonly MergeField[],
): BusinessFields {
  const taken = new Set(fields);
  const theirs = storedInput(other);
  const input = storedInput(business);
  const partners = fields.flatMap((field) => COMING_ALONG[field] ?? []);
  for (const field of [...fields, ...partners]) Object.assign(input, { [field]: theirs[field] });
  // The business's own one-line address would contradict the other's parts.
  const isLineStale = !taken.has('fullAddress') && fields.some((field) => PARTS_OF_THE_LINE.has(field));
  if (isLineStale) input.fullAddress = undefined;
  const { countryCode } = taken.has('countryCode') ? other : business;
  input.phone = phoneIn(countryCode, taken.has('phone') ? other : business);
  input.about ??= theirs.about;
  return renormalised(business, input);
}

/**
 * The business without what it took over from another in a merge: each such field gets its value from `before`
 * again. Fields that were changed since then, and the business's own, stay as they are.
 */
export function withoutTaken(
  business: BusinessFields,
  before: BusinessFields,
  other: BusinessFields,
): BusinessFields {
  const [input, mine] = [storedInput(business), storedInput(before)];
  const theirs = { ...storedInput(other), phone: phoneIn(business.countryCode, other) };
  const isSame = (one: BusinessInput, two: BusinessInput, field: keyof BusinessInput): boolean =>
    isDeepStrictEqual(one[field], two[field]);
  for (const field of Object.keys(input) as (keyof BusinessInput)[]) {
    if (isSame(input, theirs, field) && field !== 'placeId') Object.assign(input, { [field]: mine[field] });
  }
  if (PARTS_OF_A_LINE.every((part) => isSame(input, mine, part))) input.fullAddress ??= mine.fullAddress;
  const own = new Set(before.photos);
  const theirPhotos = new Set(other.photos.filter((photo) => !own.has(photo)));
  input.photos = business.photos.filter((photo) => !theirPhotos.has(photo));
  if (theirPhotos.size > 0) input.photosCount = mine.photosCount;
  return renormalised(business, input);
}

function renormalised(business: BusinessFields, input: BusinessInput): BusinessFields {
  const normalised = normaliseBusiness({ ...input, placeId: business.placeId });
  return normalised ? normalised.fields : business;
}
