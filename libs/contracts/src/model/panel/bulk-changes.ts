/** Actions on many businesses at once. */
export const bulkActions = ['set', 'delete', 'restore'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** States of a bulk change; `undoing` and `undone` once it is undone. */
export const bulkStates = [
  'queued',
  'running',
  'completed',
  'stopped',
  'failed',
  'undoing',
  'undone',
] as const;
export type BulkState = (typeof bulkStates)[number];

/** Fields of a business that can be set for many at once. */
export const bulkFields = [
  'category',
  'type',
  'description',
  'address',
  'postalCode',
  'city',
  'state',
  'countryCode',
  'phone',
  'email',
  'website',
  'reviewsLink',
  'priceLevel',
  'businessStatus',
  'verified',
] as const;
export type BulkField = (typeof bulkFields)[number];
