import type { MailLanguage } from '@gewerk/contracts';
import type { ReportedRow, RowNote } from '@gewerk/contracts/bus';
import { BUSINESS_LENGTH as length, BUSINESS_MOST as most } from '@gewerk/contracts/limits';
import { rowErrorsInGerman, rowErrorsInTurkish, type RowErrorWords } from '@gewerk/contracts/sheets';
import { MAX_ROW_BYTES } from '../read-sheet/batch-builder.js';
import { MAX_ABOUT_LENGTH } from '../row-to-business/attribute-fields.js';

interface FieldRule {
  /** The field as a person calls it. */
  readonly label: string;
  /** What a right value is. */
  readonly right: string;
}

const characters = (count: number): string => `${count.toLocaleString('en')} characters`;
const text = (label: string, longest: number): FieldRule => ({
  label,
  right: `at most ${characters(longest)}`,
});

/** Says for each field what would be right. */
const fields: Readonly<Record<string, FieldRule>> = {
  placeId: text('place id', length.placeId),
  name: { label: 'name', right: `the name of the business in at most ${characters(length.name)}` },
  category: text('category', length.category),
  type: text('type', length.type),
  subtypes: {
    label: 'subtypes',
    right: `at most ${most.subtypes} entries of at most ${characters(length.subtype)}`,
  },
  description: text('description', length.description),
  address: text('address', length.address),
  fullAddress: text('full address', length.fullAddress),
  city: text('city', length.city),
  postalCode: text('postal code', length.postalCode),
  state: text('state', length.state),
  country: text('country', length.country),
  countryCode: { label: 'country code', right: 'two letters such as DE, AT or CH' },
  latitude: { label: 'latitude', right: 'a number from -90 to 90' },
  longitude: { label: 'longitude', right: 'a number from -180 to 180' },
  phone: text('phone', length.phone),
  email: { label: 'email', right: 'an address such as info@example.com' },
  website: { label: 'website', right: 'an address such as https://www.example.com' },
  rating: { label: 'rating', right: 'a number from 1 to 5, or nothing where there is none yet' },
  reviewCount: { label: 'number of reviews', right: 'a whole number from 0' },
  reviewsPerScore: {
    label: 'reviews per score',
    right: 'counts for the scores 1 to 5 such as {"1": 9, "5": 471}',
  },
  reviewsLink: { label: 'reviews link', right: 'an address such as https://www.example.com' },
  photos: {
    label: 'photos',
    right: `at most ${most.photos} addresses of at most ${characters(length.photo)}, ${MAX_ROW_BYTES / 1_000} KB together`,
  },
  photosCount: { label: 'number of photos', right: 'a whole number from 0' },
  hours: { label: 'opening hours', right: "a week such as 'Mo-Fr 08:00-17:00; Sa 09:00-12:00'" },
  about: {
    label: 'about',
    right: `a JSON object of at most ${characters(MAX_ABOUT_LENGTH)} such as {"Service options": {"Delivery": true}}`,
  },
  verified: { label: 'verified', right: 'yes or no' },
  priceLevel: { label: 'price level', right: 'one to five currency signs' },
  businessStatus: {
    label: 'business status',
    right: 'OPERATIONAL, CLOSED_TEMPORARILY or CLOSED_PERMANENTLY',
  },
  postStatus: { label: 'post status', right: "'publish': only published entries are imported" },
};

/** Of the languages in which the panel says it shorter than the report does in English. */
const shortWords: Readonly<Partial<Record<MailLanguage, RowErrorWords>>> = {
  de: rowErrorsInGerman,
  tr: rowErrorsInTurkish,
};

const QUOTED_CHARACTERS = 60;

/** The sentence for a row that was not taken: the field, its value and what would be right, in English unless it is asked for in another language. */
export function rowErrorText({ code, field, value }: ReportedRow, language: MailLanguage = 'en'): string {
  const words = shortWords[language];
  if (words) {
    const labels: Readonly<Record<string, string>> = words.labels;
    return words.sentences[code](labels[field] ?? field, shorten(value ?? ''));
  }
  const { label, right } = fields[field] ?? { label: field, right: 'a value that fits' };
  const quoted = value === null ? '' : ` '${shorten(value)}'`;
  switch (code) {
    case 'missing':
      return `The ${label} is missing. It must be ${right}.`;
    case 'invalid':
      return `The ${label}${quoted} is not valid. It must be ${right}.`;
    case 'too-long':
      return `The ${label}${quoted} is too long. It may have ${right}.`;
    case 'unreadable':
      return `The ${label}${quoted} cannot be read. It must be ${right}.`;
    case 'left-out':
      return `The row was left out: the operator chose to skip the ${label}${quoted}.`;
    case 'suppressed':
      return "This business was removed at the person's request and is on the suppression list.";
  }
}

/** The sentence for a field of an imported row: what became of it, and what would be right. */
export function rowNoteText({ code, field, value, result }: RowNote): string {
  const { label, right } = fields[field] ?? { label: field, right: 'a value that fits' };
  const quoted = value === null ? '' : ` '${shorten(value)}'`;
  const other = result === null ? '' : ` '${shorten(result)}'`;
  switch (code) {
    case 'invalid':
      return `The ${label}${quoted} is not valid and was left out. It must be ${right}.`;
    case 'too-long':
      return `The ${label}${quoted} is too long and was left out. It must be ${right}.`;
    case 'unreadable':
      return `The ${label}${quoted} cannot be read and was left out. It must be ${right}.`;
    case 'kept':
      return `The ${label}${quoted} was not taken: somebody has edited this field by hand.`;
    case 'inferred':
      return `The ${label}${other} was read from the row's other fields or from a merged cell${value === null ? '' : `; the row says${quoted}`}.`;
    case 'corrected':
      return `The ${label}${quoted} was corrected to${other} by the row's other fields.`;
    case 'doubtful':
      return `The ${label}${quoted} was stored, but the row's other fields say${other}.`;
    case 'misspelt':
      return `The ${label}${quoted} was stored, but looks like a misspelt${other}.`;
  }
}

function shorten(value: string): string {
  return value.length > QUOTED_CHARACTERS ? `${value.slice(0, QUOTED_CHARACTERS)}…` : value;
}
