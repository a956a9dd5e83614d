import type { MailLanguage } from '@gewerk/contracts';
import type { ReportedRow, RowNote } from '@gewerk/contracts/bus';
import { BUSINESS_LENGTH as length, BUSINESS_MOST as most } from '@gewerk/contracts/limits';
import {
  type FormedField,
  rowErrorsInGerman,
  rowErrorsInTurkish,
  type RowErrorWords,
  rowRightsInEnglish,
  withRight,
} from '@gewerk/contracts/sheets';
import { MAX_ROW_BYTES } from '../read-sheet/batches/batch-builder.js';
import { MAX_ABOUT_LENGTH } from '../row-to-business/attribute-fields.js';

interface FieldRule {
  /** The field's name as people read it. */
  readonly label: string;
  /** What a correct value looks like. */
  readonly right: string;
}

const characters = (count: number): string => `${count.toLocaleString('en')} characters`;
const text = (label: string, longest: number): FieldRule => ({
  label,
  right: `at most ${characters(longest)}`,
});

const formed = (label: string, field: FormedField): FieldRule => ({
  label,
  right: rowRightsInEnglish[field],
});

/** For each field, what a correct value looks like. */
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
  countryCode: formed('country code', 'countryCode'),
  latitude: formed('latitude', 'latitude'),
  longitude: formed('longitude', 'longitude'),
  phone: text('phone', length.phone),
  email: formed('email', 'email'),
  website: formed('website', 'website'),
  rating: formed('rating', 'rating'),
  reviewCount: formed('number of reviews', 'reviewCount'),
  reviewsPerScore: formed('reviews per score', 'reviewsPerScore'),
  reviewsLink: formed('reviews link', 'reviewsLink'),
  photos: {
    label: 'photos',
    right: `at most ${most.photos} addresses of at most ${characters(length.photo)}, ${MAX_ROW_BYTES / 1_000} KB in total`,
  },
  photosCount: formed('number of photos', 'photosCount'),
  hours: formed('opening hours', 'hours'),
  about: {
    label: 'about',
    right: `a JSON object of at most ${characters(MAX_ABOUT_LENGTH)} such as {"Service options": {"Delivery": true}}`,
  },
  verified: formed('verified', 'verified'),
  priceLevel: formed('price level', 'priceLevel'),
  businessStatus: formed('business status', 'businessStatus'),
  postStatus: formed('publication status', 'postStatus'),
};

/** The panel's texts in languages other than English; they are shorter than the report's English texts. */
const shortWords: Readonly<Partial<Record<MailLanguage, RowErrorWords>>> = {
  de: rowErrorsInGerman,
  tr: rowErrorsInTurkish,
};

const QUOTED_CHARACTERS = 60;

/**
 * The sentence for a rejected row: the field, its value and what would be correct, in English unless another
 * language is given.
 */
export function rowErrorText({ code, field, value }: ReportedRow, language: MailLanguage = 'en'): string {
  const words = shortWords[language];
  if (words) {
    const labels: Readonly<Record<string, string>> = words.labels;
    const sentence = words.sentences[code](labels[field] ?? field, shorten(value ?? ''));
    return withRight(sentence, { code, field }, language);
  }
  const { label, right } = fields[field] ?? { label: field, right: 'a valid value' };
  const quoted = value === null ? '' : ` '${shorten(value)}'`;
  switch (code) {
    case 'missing':
      return `The ${label} is missing. It must be ${right}.`;
    case 'invalid':
      return `The ${label}${quoted} is not valid. It must be ${right}.`;
    case 'too-long':
      return `The ${label}${quoted} is too long. It must be ${right}.`;
    case 'unreadable':
      return `The ${label}${quoted} cannot be read. It must be ${right}.`;
    case 'left-out':
      return `The row was skipped: the operator chose to skip the ${label}${quoted}.`;
    case 'suppressed':
      return "This business was removed at the person's request and is on the suppression list.";
  }
}

/** The sentence for a field of an imported row: what happened to it, and what would be correct. */
export function rowNoteText({ code, field, value, result }: RowNote): string {
  const { label, right } = fields[field] ?? { label: field, right: 'a valid value' };
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
      return `The ${label}${quoted} was not imported: this field has been edited by hand.`;
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
