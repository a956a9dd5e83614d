import type { BusinessInput } from '@gewerk/contracts';
import type { BusinessFields } from '../business.record.js';
import { UNKNOWN_CITY } from '../unknown-city.js';

/** Fields of a stored business that come from its source; all others are derived. */
export const SOURCE_FIELDS = [
  'placeId',
  'name',
  'rawCategory',
  'type',
  'subtypes',
  'description',
  'address',
  'fullAddress',
  'city',
  'postalCode',
  'state',
  'country',
  'countryCode',
  'latitude',
  'longitude',
  'phone',
  'email',
  'website',
  'ratingValue',
  'reviewCount',
  'reviewsPerScore',
  'reviewsLink',
  'photos',
  'photosCount',
  'rawHours',
  'about',
  'verified',
  'priceLevel',
  'businessStatus',
] as const satisfies readonly (keyof BusinessFields)[];

/**
 * A stored business as a source would describe it, so that new fields can be merged over it and normalised
 * together.
 */
export function storedInput(business: Pick<BusinessFields, (typeof SOURCE_FIELDS)[number]>): BusinessInput {
  return {
    placeId: business.placeId,
    name: business.name,
    category: business.rawCategory,
    type: business.type,
    subtypes: filled(business.subtypes),
    description: business.description,
    address: business.address,
    fullAddress: business.fullAddress,
    city: business.city === UNKNOWN_CITY ? undefined : business.city,
    postalCode: business.postalCode,
    state: business.state,
    country: business.country,
    countryCode: business.countryCode,
    latitude: business.latitude,
    longitude: business.longitude,
    phone: business.phone,
    email: business.email,
    website: business.website,
    rating: business.ratingValue,
    reviewCount: business.reviewCount,
    reviewsPerScore: business.reviewsPerScore,
    reviewsLink: business.reviewsLink,
    photos: filled(business.photos),
    photosCount: business.photosCount > business.photos.length ? business.photosCount : undefined,
    hours: business.rawHours,
    about: business.about === undefined ? undefined : (JSON.parse(business.about) as Record<string, unknown>),
    verified: business.verified ? true : undefined,
    priceLevel: business.priceLevel,
    businessStatus: business.businessStatus,
  };
}

/** Fields that are only meaningful together: if one of them is given, it also replaces the other. */
const PAIRS = [
  ['country', 'countryCode'],
  ['latitude', 'longitude'],
] as const;

/** `upper` merged over `lower`: a field given in `upper` wins, an empty one keeps the value of `lower`. */
export function overlaid(lower: BusinessInput, upper: BusinessInput): BusinessInput {
  const result: Record<string, unknown> = { ...lower };
  for (const pair of PAIRS) {
    if (pair.some((field) => isGiven(upper[field]))) for (const field of pair) delete result[field];
  }
  for (const [field, value] of Object.entries(upper)) if (isGiven(value)) result[field] = value;
  return result as BusinessInput;
}

const filled = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);

function isGiven(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return true;
}
