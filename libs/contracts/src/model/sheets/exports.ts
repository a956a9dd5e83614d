import type { SheetField } from './sheet-fields.js';

/** Scope of an export: everything, a range of rows, or the listings of a day (admin specification, section 2). */
export const exportTypes = ['all', 'range', 'date'] as const;
export type ExportType = (typeof exportTypes)[number];

/** As comma-separated text, or as a workbook. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Columns of an export in order, with headers that the import recognises; each holds the field of a sheet. */
export const exportColumns = {
  place_id: 'placeId',
  name: 'name',
  category: 'category',
  type: 'type',
  subtypes: 'subtypes',
  description: 'description',
  street: 'street',
  full_address: 'fullAddress',
  city: 'city',
  postal_code: 'postalCode',
  state: 'state',
  country: 'country',
  country_code: 'countryCode',
  latitude: 'latitude',
  longitude: 'longitude',
  phone: 'phone',
  email: 'email',
  site: 'website',
  rating: 'rating',
  reviews: 'reviewCount',
  reviews_per_score: 'reviewsPerScore',
  reviews_link: 'reviewsLink',
  photos: 'photos',
  photos_count: 'photosCount',
  working_hours: 'hours',
  about: 'about',
  verified: 'verified',
  range: 'priceLevel',
  business_status: 'businessStatus',
} as const satisfies Record<string, SheetField>;
export type ExportColumn = keyof typeof exportColumns;
export const exportColumnNames = Object.keys(exportColumns) as ExportColumn[];
