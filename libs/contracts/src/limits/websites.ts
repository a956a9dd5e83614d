import { SECOND } from './durations.js';

/** Sitemaps (sitemaps.org). */
export const SITEMAP = {
  /** Addresses in one file; the maximum that the format allows. */
  addressesAFile: 50_000,
  /** Addresses per page of a directory scan. */
  addressesAPage: 4_000,
} as const;

/** Alias domains, which redirect to this site (decision 015). Ours: the specification names no bounds. */
export const ALIAS_DOMAIN = {
  /** Longest name, in characters. */
  maxLength: 253,
  /** Maximum length of a target path, in characters. */
  maxPath: 500,
  /** Maximum number of alias domains. */
  maxCount: 1_000,
} as const;

/** The redirects tab of the panel (admin specification, section 9). */
export const REDIRECT_PANEL = {
  /** Polling interval, in ms. */
  poll: 30 * SECOND,
  /** Minimum total of redirects for activity to be called normal. */
  normalFrom: 10,
} as const;

/** Checks of business websites. From decision 016 unless a section is named. */
export const WEBSITE_CHECK = {
  /** Maximum duration of the check of one website, in ms. */
  timeout: 10 * SECOND,
  /** Maximum number of bytes read from one response. */
  maxBytes: 512 * 1024,
  /** Redirects that one check follows. */
  maxRedirects: 5,
  /** Websites checked at the same time during a run. */
  atOnce: 64,
  /** Polling interval of the panel, in ms (admin specification, section 9). */
  poll: 2 * SECOND,
  /** Simultaneous checks of single businesses, per service process. */
  singlesAtOnce: 8,
  /** Checks of single businesses per minute, per service process. */
  singlesAMinute: 60,
} as const;
