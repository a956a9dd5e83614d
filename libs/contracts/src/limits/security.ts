import { DAY, HOUR, MINUTE } from './durations.js';

/** A session in the panel (decision 012). */
export const SESSION = {
  /** Time without a call after which it ends, in ms. */
  idle: 30 * MINUTE,
  /** Time from the login after which it ends in any case, in ms. */
  absolute: 12 * HOUR,
  /** Most of one account; a further login ends the oldest. */
  most: 100,
} as const;

/** Wrong passwords (decision 047). */
export const LOGIN = {
  /** From one address within the window, after which further ones are refused; the same for one known browser. */
  maxFailures: 5,
  /** From one network of addresses: a /24 of IPv4, a /56 of IPv6. */
  maxOfNetwork: 20,
  /** For one account, from everywhere but its known browsers and networks. */
  maxOfAccount: 50,
  /** Wrong codes for one account after its right password, from everywhere but its known browsers and networks. */
  maxCodesOfAccount: 10,
  /** For all accounts. */
  maxOfAll: 200,
  /** Length of the window, in ms. */
  window: 15 * MINUTE,
  /** How long a browser is known in which somebody has logged in, and the network that it was in, in ms. */
  knownBrowser: 90 * DAY,
} as const;

/** Lengths of passwords, in characters. Ours: the admin specification, section 9, shows no rule. */
export const PASSWORD = {
  /** Of a password that is chosen; one that is given for a login may be shorter. */
  minLength: 8,
  /** Of any password. */
  maxLength: 128,
} as const;

/** The panel's audit trail. Ours: the specification has none; both bounds keep it small. */
export const AUDIT = {
  /** Entries that are kept. */
  maxEntries: 10_000,
  /** Days after which an entry is deleted. */
  maxDays: 365,
  /** Entries in one answer. */
  pageSize: 50,
  /** Longest text that says what an entry is about, in characters. */
  subjectLength: 300,
} as const;

/** Named accounts of the panel. */
export const ACCOUNTS = {
  /** Most accounts, not counting the owner's. */
  most: 50,
  /** Of a name, in characters. */
  nameLength: 80,
  /** How long the link of an invitation is valid, in ms. */
  invitation: 3 * DAY,
} as const;

/** Second factors of accounts. */
export const FACTORS = {
  /** Codes that are made for a lost app. */
  recoveryCodes: 10,
  /** Of a code as somebody types it, in characters. */
  codeLength: 40,
  /** Most of one account. */
  passkeys: 10,
  /** Of a passkey's name, in characters. */
  passkeyNameLength: 60,
  /** Of a passkey's id in base64url, in characters (WebAuthn: 1,023 bytes). */
  passkeyIdLength: 1_364,
  /** Of each part of what a browser answers, in characters. */
  passkeyPartLength: 20_000,
  /** Time for making or using a passkey, in ms. */
  ceremony: 5 * MINUTE,
  /** Time for the second step after a right password, in ms. */
  ticket: 5 * MINUTE,
} as const;
