import type { BusinessInput, ExportColumn } from '@gewerk/contracts';
import type { CsvCell } from '@gewerk/csv';

/**
 * The cell of each column. An exported file can be imported again, even after a spreadsheet program has saved it as
 * .xlsx, and restores every field.
 */
const cells: Readonly<Record<ExportColumn, (business: BusinessInput) => CsvCell>> = {
  place_id: ({ placeId }) => placeId,
  name: ({ name }) => name,
  category: ({ category }) => category,
  type: ({ type }) => type,
  subtypes: ({ subtypes }) => list(subtypes, ', ', /[,;|\n[]/),
  description: ({ description }) => description,
  street: ({ address }) => address,
  full_address: ({ fullAddress }) => fullAddress,
  city: ({ city }) => city,
  postal_code: ({ postalCode }) => postalCode,
  state: ({ state }) => state,
  country: ({ country }) => country,
  country_code: ({ countryCode }) => countryCode,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  site: ({ website }) => website,
  rating: ({ rating }) => rating,
  reviews: ({ reviewCount }) => reviewCount,
  reviews_per_score: ({ reviewsPerScore }) => json(reviewsPerScore),
  reviews_link: ({ reviewsLink }) => reviewsLink,
  photos: ({ photos }) => list(photos, ' ', /[\s;|,[]|::/),
  photos_count: ({ photosCount }) => photosCount,
  working_hours: ({ hours }) => (typeof hours === 'string' ? hours : json(hours)),
  about: ({ about }) => json(about),
  verified: ({ verified }) => (verified === undefined ? undefined : String(verified)),
  range: ({ priceLevel }) => priceLevel,
  business_status: ({ businessStatus }) => businessStatus,
};

/** The cells of a business in the order of these columns. */
export const exportCells = (business: BusinessInput, columns: readonly ExportColumn[]): CsvCell[] =>
  columns.map((column) => cells[column](business));

const json = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

/** Members joined by separators; as JSON if one of them contains a character at which the import would split. */
function list(members: readonly string[] | undefined, separator: string, breaks: RegExp): string | undefined {
  if (members === undefined) return undefined;
  return members.some((member) => breaks.test(member)) ? JSON.stringify(members) : members.join(separator);
}
