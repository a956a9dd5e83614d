/** Longest values of a business as a source gives it, in characters unless noted. Ours: they keep a record readable. */
export const BUSINESS_LENGTH = {
  placeId: 300,
  name: 300,
  category: 200,
  type: 200,
  /** Of each one. */
  subtype: 200,
  description: 10_000,
  /** Street and house number. */
  address: 500,
  fullAddress: 800,
  city: 200,
  postalCode: 20,
  state: 100,
  country: 100,
  phone: 60,
  /** The longest address that mail can reach (RFC 5321). */
  email: 254,
  website: 2_000,
  reviewsLink: 2_000,
  /** Address of each one. */
  photo: 2_000,
  /** Opening hours as a text. */
  hours: 4_000,
} as const;

/** Most entries of the lists of a business. Ours. */
export const BUSINESS_MOST = { subtypes: 50, photos: 100 } as const;
