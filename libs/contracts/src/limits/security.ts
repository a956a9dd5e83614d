import { HOUR, MINUTE } from './durations.js';

/** The operator's session in the panel. */
export const SESSION = {
  /** Time without a call after which it ends, in ms. */
  idle: 30 * MINUTE,
  /** Time from the login after which it ends in any case, in ms. */
  absolute: 12 * HOUR,
} as const;

/** Wrong passwords from one address. */
export const LOGIN = {
  /** Wrong passwords within the window after which further ones are refused. */
  maxFailures: 5,
  /** Length of the window, in ms. */
  window: 15 * MINUTE,
} as const;

/** Lengths of passwords, in characters. */
export const PASSWORD = {
  /** Of a password that is chosen; one that is given for a login may be shorter. */
  minLength: 8,
  /** Of any password. */
  maxLength: 128,
} as const;

/** The panel's audit trail. */
export const AUDIT = {
  /** Entries that are kept. */
  maxEntries: 10_000,
  /** Days after which an entry is deleted. */
  maxDays: 365,
  /** Entries in one answer. */
  pageSize: 50,
} as const;
