import { DAY, SECOND } from './durations.js';

/** Wait before a page without content leads to the home page, in ms (public specification, section 9). */
export const REDIRECT_DELAY = {
  /** On the page of a business that does not exist. */
  businessNotFound: 2 * SECOND,
  /** On any other page that does not exist. */
  notFound: 3 * SECOND,
} as const;

/** How long a visitor's cookie choices are kept, in months (public specification, section 9). */
export const CONSENT_MONTHS = 12;

/** The same in ms. */
export const CONSENT_LIFETIME = (CONSENT_MONTHS / 12) * 365 * DAY;

/** Wait after the last key before a typed search is sent, in ms (public specification, section 2). */
export const LISTING_DEBOUNCE = 300;

/** Loading of the ad areas, one after another, in ms (public specification, section 9). */
export const AD_SLOT = {
  /** Wait of the first area. */
  staggerStart: 100,
  /** Further wait of each following area. */
  staggerStep: 300,
} as const;

/** Messages at the edge of the screen (public specification, section 9). */
export const TOAST = {
  /** How long one is shown, in ms. */
  display: 5 * SECOND,
  /** How long a dismissed one stays in the document, in ms. */
  removal: 1_000_000,
  /** Movement that dismisses one, in pixels. */
  swipeThresholdPixels: 50,
  /** Key that moves the focus to them. */
  hotkey: 'F8',
} as const;

/** Short explanations at controls, in ms (public specification, section 9). */
export const TOOLTIP = {
  /** Wait before one opens. */
  openDelay: 700,
  /** Time after one closed within which the next opens at once. */
  skipDelay: 300,
} as const;

/** Days after which the untouched draft of a form is removed from the device. Ours. */
export const DRAFT_DAYS = 7;
