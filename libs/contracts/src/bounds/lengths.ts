import {
  ALIAS_DOMAIN,
  FORM_LENGTH,
  IMPORT,
  INDEXED_DESCRIPTION,
  LIST_LENGTH,
  OWN_LISTING,
  PAGING,
  PASSWORD,
  SEARCH_WORD,
  SITEMAP,
  STATISTICS_PANEL,
  SYNONYM,
} from '../limits/index.js';
import { weekdays } from '../model/business/weekdays.js';
import { sheetFields } from '../model/sheets/sheet-fields.js';

/**
 * Maximum lengths of texts in responses, by field name, where the schema sets none: stored values were limited when
 * they were received.
 */
export const ASCII_LENGTHS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['id', 'businessId', 'mailId', 'runId', 'next', 'left', 'object', 'pass', 'photo', 'fingerprint'].map(
      (name) => [name, 100],
    ),
  ),
  ...Object.fromEntries(
    ['createdAt', 'updatedAt', 'receivedAt', 'decidedAt', 'startedAt', 'finishedAt', 'addedAt', 'sentAt'].map(
      (name) => [name, 30],
    ),
  ),
  ...Object.fromEntries(
    [
      'answeredAt',
      'requestedAt',
      'issuedAt',
      'expiresAt',
      'checkedAt',
      'savedAt',
      'at',
      'lastRedirect',
      'timestamp',
      'expires',
      'since',
      'removed_at',
    ].map((name) => [name, 30]),
  ),
  ...Object.fromEntries(
    ['version', 'day', 'openChangesAt', 'opensAt', 'timeZone', 'rating', 'averageRating', 'stateCode'].map(
      (name) => [name, 30],
    ),
  ),
  ...Object.fromEntries(['country_code', 'countryCode', 'code'].map((name) => [name, 20])),
  // City, slash, name, hash (libs/text).
  ...Object.fromEntries(
    ['urlSlug', 'url_slug', 'slug', 'citySlug', 'categorySlugs'].map((name) => [name, 180]),
  ),
  last: 100,
  generated: PASSWORD.maxLength,
  tradeKey: 100,
  field: 40,
  businessStatus: 20,
  // 2,000 characters, each of which `URL.href` may write as nine.
  website: 18_000,
  reviewsLink: 18_000,
  newAddress: 18_000,
  // All photos of a business together have at most 200 KB (services/directory, read-photos).
  photos: 2_000,
  domain: ALIAS_DOMAIN.maxLength,
  targetPath: ALIAS_DOMAIN.maxPath,
  // 900 KB of base64 (pictureSchema); the preview of a logo is such a picture.
  base64: 900 * 1024,
  picture: 900 * 1024,
  // Limited by bytes in the code that writes it (services/inbox).
  csv: 990_000,
  password: PASSWORD.maxLength,
  reportFile: 200,
};

/** Like {@link ASCII_LENGTHS}, for texts in any script. */
export const TEXT_LENGTHS: Readonly<Record<string, number>> = {
  name: 300,
  otherName: 300,
  city: 200,
  place: 200,
  category: 200,
  sourceCategory: 200,
  filedUnder: 200,
  trade: 200,
  type: 200,
  subtypes: 200,
  description: 10_000,
  address: 500,
  fullAddress: 800,
  postalCode: 20,
  state: 100,
  country: 100,
  phone: 60,
  email: FORM_LENGTH.email,
  placeId: 300,
  place_id: 300,
  holidayHours: 200,
  schoolHolidayHours: 200,
  'directory.get-businesses.businesses[].description': 2 * INDEXED_DESCRIPTION,
  'directory.scan-businesses.items[].description': 2 * INDEXED_DESCRIPTION,
  'import-export.preview-import.rows[].values.*': 100,
  currentBusiness: 300,
  word: 60,
  means: 60,
  text: 20_000,
  subject: FORM_LENGTH.subject,
  message: FORM_LENGTH.message,
  reason: FORM_LENGTH.reason,
  answer: FORM_LENGTH.reason,
  to: 254,
  fault: 1_000,
  failure: 1_000,
  detail: 1_000,
  error: 400,
  note: 400,
  result: 100,
  value: 200,
  without: 200,
  query: 200,
  location: 200,
  ignored: 200,
  candidates: 200,
  searches: 200,
  flags: 400,
  'search.search-businesses.understood.parts[].text': 200,
  '*': 200,
  'search.get-search-statistics.words[].text': SEARCH_WORD.maxLength,
  'search.get-search-statistics.unfound[].text': SEARCH_WORD.maxLength,
  'search.get-search-statistics.unfound[].suggestions[].text': SEARCH_WORD.maxLength,
  'directory.upsert-businesses.duplicates[].name': IMPORT.reportedName,
  'directory.upsert-businesses.errors[].value': 100,
  'import-export.get-import-result.noteReport[].value': 100,
  fileName: 255,
  sheetName: 100,
  header: 100,
  sample: 100,
  // Six snippets; 64 KB each, in bytes.
  ...Object.fromEntries(
    ['head_code', 'footer_code', 'ad_area_1', 'ad_area_2', 'ad_area_3', 'ad_area_4'].map((name) => [
      name,
      (64 * 1024) / 3,
    ]),
  ),
};

/**
 * Maximum numbers of list items and record entries, by field name, or by operation where the response is the list
 * itself.
 */
export const LIST_LENGTHS: Readonly<Record<string, number>> = {
  businesses: PAGING.maxLimit,
  suppressions: PAGING.maxLimit,
  entries: PAGING.maxLimit,
  runs: PAGING.maxLimit,
  days: 31,
  words: STATISTICS_PANEL.words,
  unfound: STATISTICS_PANEL.words,
  suggestions: STATISTICS_PANEL.suggestions,
  listings: STATISTICS_PANEL.listings,
  synonyms: SYNONYM.maxCount,
  categories: 100,
  cities: 20,
  ignored: 30,
  // Everything that a source provides besides the named fields is limited in total, and so are a business's
  // flags.
  flags: 100,
  parts: 30,
  candidates: 30,
  tradesMeant: 3,
  places: 6,
  searches: 30,
  changed: 8,
  versions: 50,
  columns: 300,
  rows: LIST_LENGTH.importPreview,
  values: sheetFields.length,
  // The sentence that explains a reason contains at most two facts.
  facts: 2,
  domains: ALIAS_DOMAIN.maxCount,
  stats: 10_000,
  // Cards in lists contain only the first photo.
  'directory.get-submission.duplicates[].photos': 1,
  'directory.scan-addresses.items': SITEMAP.addressesAPage,
  duplicateReport: 2_000,
  errorReport: 2_000,
  noteReport: 2_000,
  minRating: 10,
  radius: 10,
  grades: 20,
  outcomes: 20,
  reviewsPerScore: 5,
  workingHours: 8,
  removed: 20,
  kept: 20,
  'directory.list-categories': 100,
  'search.list-panel-categories': 1_000,
  'search.list-panel-types': 1_000,
  'search.list-panel-countries': 300,
};

/** Values that JSON Schema does not describe. */
export const WHOLE_VALUES = (fill: (length: number) => string): Readonly<Record<string, unknown>> => ({
  draft: {
    ...Object.fromEntries(
      (['name', 'description', 'address', 'city', 'phone', 'email', 'website'] as const).map((name) => [
        name,
        fill(FORM_LENGTH[name]),
      ]),
    ),
    category: fill(40),
    postal_code: fill(FORM_LENGTH.postalCode),
    hours: Object.fromEntries(weekdays.map((day) => [day, fill(FORM_LENGTH.hours)])),
  },
  changes: {
    ...Object.fromEntries(
      (['name', 'description', 'address', 'city', 'phone', 'email', 'website'] as const).map((name) => [
        name,
        fill(FORM_LENGTH[name]),
      ]),
    ),
    hours: Object.fromEntries(weekdays.map((day) => [day, fill(FORM_LENGTH.hours)])),
    photos: Array.from({ length: OWN_LISTING.photos }, () => 'x'.repeat(2_000)),
  },
  // 40,000 characters of JSON (services/directory, normalise-business).
  about: { x: fill(40_000) },
  // A stored mail, or a business with everything that its source provided.
  content: { x: fill(200_000) },
});
