import type { BusinessForm } from './business-form.js';

/**
 * Origin of a change to a business: the panel, a bulk change, a merge, its business owner, a visitor's report or
 * submission, an import, the undo of one of these, a photo update, or the directory itself.
 */
export const changeOrigins = [
  'panel',
  'bulk',
  'merge',
  'owner',
  'visitor',
  'import',
  'undo',
  'photos',
  'system',
] as const;
export type ChangeOrigin = (typeof changeOrigins)[number];

export const changeKinds = ['created', 'changed', 'removed', 'restored'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Every field of the form, in its order. */
export const formFields = [
  'name',
  'category',
  'type',
  'subtypes',
  'description',
  'address',
  'fullAddress',
  'postalCode',
  'city',
  'state',
  'countryCode',
  'latitude',
  'longitude',
  'phone',
  'email',
  'website',
  'rating',
  'reviewCount',
  'reviewsLink',
  'photos',
  'priceLevel',
  'businessStatus',
  'verified',
  'hours',
] as const satisfies readonly (keyof BusinessForm)[];
