import type { BusinessForm } from './business-form.js';

/**
 * The fields that a merge lets the operator choose between two businesses; the photos of both are kept.
 * `latitude` means the whole position, and a review count includes its scores.
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
