import type { BusinessForm } from './business-form.js';

/**
 * What a merge lets choose between two businesses; the photos of both stay. `latitude` is the whole position, and a review count
 * comes with its scores.
 */
export const mergeFields = [
  'name',
  'category',
  'type',
  'subtypes',
  'description',
  'address',
  'postalCode',
  'city',
  'state',
  'countryCode',
  'fullAddress',
  'latitude',
  'phone',
  'email',
  'website',
  'rating',
  'reviewCount',
  'reviewsLink',
  'priceLevel',
  'businessStatus',
  'verified',
  'hours',
] as const satisfies readonly (keyof BusinessForm)[];
export type MergeField = (typeof mergeFields)[number];
