/** What a column of a spreadsheet can hold, independent of its header. */
export const sheetFields = [
  'placeId',
  'name',
  'category',
  'type',
  'subtypes',
  'description',
  'street',
  'houseNumber',
  'street2',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'addressLine4',
  'addressLine5',
  /** Street only or the whole address, depending on the value. */
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
  'phoneFallback',
  'email',
  'website',
  'rating',
  'reviewCount',
  'reviewsPerScore',
  'score1',
  'score2',
  'score3',
  'score4',
  'score5',
  'reviewsLink',
  'photo',
  'photos',
  'logo',
  'photosCount',
  'hours',
  'hoursFallback',
  'mondayHours',
  'tuesdayHours',
  'wednesdayHours',
  'thursdayHours',
  'fridayHours',
  'saturdayHours',
  'sundayHours',
  'about',
  'verified',
  'priceLevel',
  'businessStatus',
  'temporarilyClosed',
  'permanentlyClosed',
  'publishStatus',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** Maximum number of columns read from a sheet. */
export const MAX_SHEET_COLUMNS = 4_096;

/** Which column, counted from 0, holds which field. */
export type SheetMapping = Partial<Record<SheetField, number>>;

/** A mapping as written in a query, e.g. `name:0,city:4`. */
export const writtenMapping = (mapping: SheetMapping): string =>
  Object.entries(mapping)
    .map(([field, column]) => `${field}:${column}`)
    .join(',');
