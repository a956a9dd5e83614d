import { DAY, SECOND } from './durations.js';

/** Delay before a page without content redirects to the home page, in ms (public specification, section 9). */
export const REDIRECT_DELAY = {
  /** On the page of a business that does not exist. */
  businessNotFound: 2 * SECOND,
  /** On any other page that does not exist. */
  notFound: 3 * SECOND,
} as const;

/** How long a visitor's cookie choices are kept, in months (public specification, section 9). */
export const CONSENT_MONTHS = 12;

/** {@link CONSENT_MONTHS} in ms. */
export const CONSENT_LIFETIME = (CONSENT_MONTHS / 12) * 365 * DAY;

/** Delay after the last keystroke before a typed search is sent, in ms (public specification, section 2). */
export const LISTING_DEBOUNCE = 300;

/** Staggered loading of the ad areas, in ms (public specification, section 9). */
export const AD_SLOT = {
  /** Delay of the first area. */
  staggerStart: 100,
  /** Additional delay of each further area. */
  staggerStep: 300,
} as const;

/** Toasts (public specification, section 9). */
export const TOAST = {
  /** How long one is shown, in ms. */
  display: 5 * SECOND,
  /** How long a dismissed one stays in the document, in ms. */
  removal: 1_000_000,
  /** Swipe distance that dismisses one, in pixels. */
  swipeThresholdPixels: 50,
  /** Key that moves the focus to the toasts. */
  hotkey: 'F8',
} as const;

/** Tooltips, in ms (public specification, section 9). */
export const TOOLTIP = {
  /** Delay before one opens. */
  openDelay: 700,
  /** Time after one closes within which the next opens at once. */
  skipDelay: 300,
} as const;

/** Days after which an untouched form draft is removed from the device. Ours. */
export const DRAFT_DAYS = 7;
