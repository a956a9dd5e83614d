import { DAY, HOUR, MINUTE, SECOND } from './durations.js';

/**
 * Longest texts of the public forms, in characters. The specification names no bounds; unless noted, these are ours and
 * keep a record readable.
 */
export const FORM_LENGTH = {
  /** Name of a person or business. */
  name: 200,
  /** The longest address that mail can reach (RFC 5321). */
  email: 254,
  /** Subject of a message. */
  subject: 200,
  /** Text of a message or report. */
  message: 5_000,
  /** Description of a business. */
  description: 5_000,
  /** Street and house number. */
  address: 300,
  /** Name of a city. */
  city: 100,
  /** Postal code of any country. */
  postalCode: 20,
  /** Phone number, as typed. */
  phone: 60,
  /** Address of a website. */
  website: 500,
  /** Opening hours of one day, as typed. */
  hours: 100,
  /** Why a report or submission was turned down. */
  reason: 1_000,
} as const;

/** Hours within which a submission's review and an answer to a message are promised (public specification, section 9). */
export const PROMISED_HOURS = 24;

/** Mails that anybody can cause (decision 008). */
export const MAIL_BOUNDS = {
  /** Acknowledgements to one address within a day (UTC). */
  acknowledgementsADay: 3,
} as const;

/** The guard of public forms against senders that are no people (decision 008). */
export const FORM_GUARD = {
  /** Shortest time between opening a form and sending it, in ms. */
  minimumAge: 3 * SECOND,
  /** How long an opened form may be sent, in ms. */
  maximumAge: 12 * HOUR,
} as const;

/** Largest body of a public form, in bytes: several times what `FORM_LENGTH` allows. */
export const FORM_MAX_BYTES = 64 * 1024;

/** Claims of listings, proved by a code that is mailed to the listing's address (decision 029). */
export const CLAIM = {
  /** Characters of a code, each one of 32. */
  characters: 8,
  /** How long a code can be used, in ms. */
  lifetime: 30 * MINUTE,
  /** How long the newest code must remain valid for further claims to share it, in ms. */
  shareable: 10 * MINUTE,
  /** Wrong codes after which a claim ends. */
  tries: 5,
  /** Codes mailed to one address of a listing within an hour; further claims share the newest one. */
  perHour: 5,
  /** Codes mailed for one listing within an hour to other addresses than its own and the usual ones, at the domain of its website. */
  mailedPerHour: 20,
} as const;

/** Claims of listings without an address, proved by a code that the operator sends as a letter or reads out by phone (decision 156). */
export const HAND_CLAIM = {
  /** Characters of the number that a letter or call names with the code, each one of 32. */
  reference: 10,
  /** How long a code can be used, in ms, from when the operator gets it. */
  lifetime: { letter: 30 * DAY, phone: DAY },
  /** How long a request waits for the operator, in ms. */
  waits: 60 * DAY,
  /** Requests for one listing by one way that reach the operator within `period`; none while one waits. */
  perListing: 3,
  /** Time for which `perListing` counts, in ms. */
  period: 30 * DAY,
  /** Requests listed in the panel. */
  listed: 100,
} as const;

/** Business owners who change their listing (decision 029). */
export const OWN_LISTING = {
  /** How long a right code lets its business owner change the listing, in ms. */
  session: HOUR,
  /** Photos that a listing may have. */
  photos: 100,
  /** Largest photo that may be sent, in bytes. */
  photoBytes: 8 * 1024 * 1024,
  /** Photos sent for one business that are kept. */
  photosKept: 40,
  /** Days after which a photo that its listing does not show is deleted, once what took it off cannot be undone any more. */
  unusedPhotoDays: 120,
} as const;
