import type { RowError } from '@gewerk/contracts/bus';

interface FieldRule {
  /** The field as a person calls it. */
  readonly label: string;
  /** What a right value is. */
  readonly right: string;
}

const text = (label: string, characters: number): FieldRule => ({
  label,
  right: `at most ${characters.toLocaleString('en')} characters`,
});

/** Says for each field what would be right; figures are those of the contract's schema. */
const fields: Readonly<Record<string, FieldRule>> = {
  placeId: text('place id', 300),
  name: { label: 'name', right: 'the name of the business in at most 300 characters' },
  category: text('category', 200),
  type: text('type', 200),
  subtypes: { label: 'subtypes', right: 'at most 50 entries of at most 200 characters' },
  description: text('description', 10_000),
  address: text('address', 500),
  fullAddress: text('full address', 800),
  city: text('city', 200),
  postalCode: text('postal code', 20),
  state: text('state', 100),
  country: text('country', 100),
  countryCode: { label: 'country code', right: 'two letters such as DE, AT or CH' },
  latitude: { label: 'latitude', right: 'a number from -90 to 90' },
  longitude: { label: 'longitude', right: 'a number from -180 to 180' },
  phone: text('phone', 60),
  email: text('email', 254),
  website: text('website', 2_000),
  rating: { label: 'rating', right: 'a number from 1 to 5, or nothing where there is none yet' },
  reviewCount: { label: 'number of reviews', right: 'a whole number from 0' },
  reviewsPerScore: {
    label: 'reviews per score',
    right: 'counts for the scores 1 to 5 such as {"1": 9, "5": 471}',
  },
  reviewsLink: text('reviews link', 2_000),
  photos: { label: 'photos', right: 'at most 100 addresses of at most 2,000 characters, 150 KB together' },
  photosCount: { label: 'number of photos', right: 'a whole number from 0' },
  hours: text('opening hours', 4_000),
  about: {
    label: 'about',
    right: 'a JSON object of at most 16,384 characters such as {"Service options": {"Delivery": true}}',
  },
  verified: { label: 'verified', right: 'yes or no' },
  priceLevel: { label: 'price level', right: 'one to five currency signs' },
  businessStatus: {
    label: 'business status',
    right: 'OPERATIONAL, CLOSED_TEMPORARILY or CLOSED_PERMANENTLY',
  },
  postStatus: { label: 'post status', right: "'publish': only published entries are imported" },
};

const QUOTED_CHARACTERS = 60;

/** The sentence for a row that was not taken: the field, its value and what would be right. */
export function rowErrorText({ code, field, value }: RowError): string {
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
    case 'suppressed':
      return "This business was removed at the person's request and is on the suppression list.";
  }
}

function shorten(value: string): string {
  return value.length > QUOTED_CHARACTERS ? `${value.slice(0, QUOTED_CHARACTERS)}…` : value;
}
