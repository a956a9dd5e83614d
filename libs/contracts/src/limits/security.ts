import { DAY, HOUR, MINUTE } from './durations.js';

/** A session in the panel (decision 012). */
export const SESSION = {
  /** Inactivity after which it ends, in ms. */
  idle: 30 * MINUTE,
  /** Time after the login at which it ends in any case, in ms. */
  absolute: 12 * HOUR,
  /** Maximum number of sessions of one account; one more login ends the oldest. */
  most: 100,
} as const;

/** Wrong passwords (decision 047). */
export const LOGIN = {
  /** Maximum from one address or one known browser within the window; further attempts are refused. */
  maxFailures: 5,
  /** Maximum from one network of addresses: a /24 of IPv4, a /56 of IPv6. */
  maxOfNetwork: 20,
  /** Maximum for one account, except from its known browsers and networks. */
  maxOfAccount: 50,
  /**
   * Maximum number of wrong codes for one account after its correct password, except from its known
   * browsers and networks.
   */
  maxCodesOfAccount: 10,
  /** Maximum for all accounts together. */
  maxOfAll: 200,
  /** Length of the window, in ms. */
  window: 15 * MINUTE,
  /** How long a browser and its network stay known after a login, in ms. */
  knownBrowser: 90 * DAY,
} as const;

/** Lengths of passwords, in characters. Ours: section 9 of the admin specification has no rule. */
export const PASSWORD = {
  /** Shortest new password; one that is entered at a login may be shorter. */
  minLength: 8,
  /** Longest password. */
  maxLength: 128,
} as const;

/** The panel's audit trail. Ours: the specification has none; both limits keep it small. */
export const AUDIT = {
  /** Number of entries kept. */
  maxEntries: 10_000,
  /** Days after which an entry is deleted. */
  maxDays: 365,
  /** Number of entries in one response. */
  pageSize: 50,
  /** Maximum length of an entry's subject, in characters. */
  subjectLength: 300,
} as const;

/** Named accounts of the panel. */
export const ACCOUNTS = {
  /** Maximum number of accounts, not counting the owner's. */
  most: 50,
  /** Longest name, in characters. */
  nameLength: 80,
  /** How long the link of an invitation is valid, in ms. */
  invitation: 3 * DAY,
} as const;

/** Second factors of accounts. */
export const FACTORS = {
  /** Recovery codes created for a lost app. */
  recoveryCodes: 10,
  /** Maximum length of a typed code, in characters. */
  codeLength: 40,
  /** Maximum number of passkeys of one account. */
  passkeys: 10,
  /** Maximum length of a passkey's name, in characters. */
  passkeyNameLength: 60,
  /** Maximum length of a passkey id in base64url, in characters (WebAuthn: 1,023 bytes). */
  passkeyIdLength: 1_364,
  /** Maximum length of each part of a browser's response, in characters. */
  passkeyPartLength: 20_000,
  /** Time to create or use a passkey, in ms. */
  ceremony: 5 * MINUTE,
  /** Time for the second step after the password, in ms. */
  ticket: 5 * MINUTE,
} as const;
