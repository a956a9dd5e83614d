import { DAY, HOUR, MINUTE, SECOND } from './durations.js';

/**
 * Maximum lengths of texts in the public forms, in characters. The specification names no bounds; unless
 * noted, these are ours and keep a record readable.
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
  /** Reason why a report or submission was rejected. */
  reason: 1_000,
} as const;

/**
 * Hours within which the review of a submission and the reply to a message are promised (public specification,
 * section 9).
 */
export const PROMISED_HOURS = 24;

/** Mails that anybody can trigger (decision 008). */
export const MAIL_BOUNDS = {
  /** Maximum number of acknowledgements to one address within a day (UTC). */
  acknowledgementsADay: 3,
} as const;

/** Protection of public forms against bots (decision 008). */
export const FORM_GUARD = {
  /** Shortest time between opening a form and sending it, in ms. */
  minimumAge: 3 * SECOND,
  /** How long after opening a form can be submitted, in ms. */
  maximumAge: 12 * HOUR,
} as const;

/** Largest body of a public form, in bytes: several times what `FORM_LENGTH` allows. */
export const FORM_MAX_BYTES = 64 * 1024;

/** Claims of listings, each proved with a code sent to an email address of the listing (decision 029). */
export const CLAIM = {
  /** Number of characters in a code; each is one of 32. */
  characters: 8,
  /** How long a code can be used, in ms. */
  lifetime: 30 * MINUTE,
  /** How long the newest code must remain valid for further claims to share it, in ms. */
  shareable: 10 * MINUTE,
  /** Number of wrong codes after which a claim ends. */
  tries: 5,
  /** Codes mailed to one address of a listing within an hour; further claims share the newest one. */
  perHour: 5,
  /**
   * Codes mailed for one listing within an hour to addresses at its website's domain, other than its own and the
   * usual ones.
   */
  mailedPerHour: 20,
} as const;

/**
 * Claims of listings without an email address, each proved with a code that the operator sends by letter or reads
 * out by phone (decision 156).
 */
export const HAND_CLAIM = {
  /** Number of characters in the reference stated with the code; each is one of 32. */
  reference: 10,
  /** How long a code can be used, in ms, counted from when the operator gets it. */
  lifetime: { letter: 30 * DAY, phone: DAY },
  /** How long a request waits for the operator, in ms. */
  waits: 60 * DAY,
  /**
   * Maximum number of requests for one listing, by letter or by phone, that reach the operator within `period`; while
   * one is waiting, no other does.
   */
  perListing: 3,
  /** Period to which `perListing` applies, in ms. */
  period: 30 * DAY,
  /** Requests listed in the panel. */
  listed: 100,
} as const;

/** Business owners who edit their listing (decision 029). */
export const OWN_LISTING = {
  /** How long a correct code lets the business owner edit the listing, in ms. */
  session: HOUR,
  /** Maximum number of photos of a listing. */
  photos: 100,
  /** Largest uploaded photo, in bytes. */
  photoBytes: 8 * 1024 * 1024,
  /** Maximum number of uploaded photos kept for one business. */
  photosKept: 40,
  /**
   * Days after which a photo that its listing does not show is deleted; by then its removal can no longer be
   * undone.
   */
  unusedPhotoDays: 120,
} as const;
