/** Maximum lengths of values of a business from a source. Ours, unless noted; they keep a record readable. */
export const BUSINESS_LENGTH = {
  /** Place id, in characters. */
  placeId: 300,
  /** Name, in characters. */
  name: 300,
  /** Category, in characters. */
  category: 200,
  /** Type, in characters. */
  type: 200,
  /** Each subtype, in characters. */
  subtype: 200,
  /** Description, in characters. */
  description: 10_000,
  /** Street and house number, in characters. */
  address: 500,
  /** Whole address in one line, in characters. */
  fullAddress: 800,
  /** City, in characters. */
  city: 200,
  /** Postal code, in characters. */
  postalCode: 20,
  /** State, in characters. */
  state: 100,
  /** Country, by name or code, in characters. */
  country: 100,
  /** Phone number, in characters. */
  phone: 60,
  /** Email address, in characters; mail cannot reach a longer one (RFC 5321). */
  email: 254,
  /** Address of the website, in characters. */
  website: 2_000,
  /** Address of the reviews, in characters. */
  reviewsLink: 2_000,
  /** Address of each photo, in characters. */
  photo: 2_000,
  /** Opening hours as a text, in characters. */
  hours: 4_000,
} as const;

/** Maximum numbers of entries in the lists of a business. Ours. */
export const BUSINESS_MOST = {
  /** Subtypes. */
  subtypes: 50,
  /** Photos. */
  photos: 100,
} as const;
