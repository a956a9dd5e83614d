import { SECOND } from './durations.js';

/** Size of share images, in pixels. */
export const SHARE_IMAGE = { width: 1_200, height: 630 } as const;

/** Widths in which photos from other sites are served, in pixels: cards, pages, the lightbox. */
export const PHOTO_WIDTHS = [400, 800, 1_600] as const;

/**
 * The photo update: its requests to business websites, and how the panel follows it. From decision 020 unless a section
 * is named.
 */
export const PHOTO_UPDATE = {
  /** Number of simultaneous requests; each host gets only one at a time. */
  atOnce: 16,
  /** Shortest pause between two requests to one host, in ms. */
  pause: SECOND,
  /** Longest pause that a robots.txt may request, in ms. */
  longestPause: 10 * SECOND,
  /** Longest wait for one response, in ms. */
  timeout: 10 * SECOND,
  /** Largest page that is read, in bytes. */
  pageMaxBytes: 512 * 1024,
  /** Largest picture that is read, in bytes. */
  pictureMaxBytes: 10 * 1024 * 1024,
  /** Largest robots.txt that is read, in bytes. */
  robotsMaxBytes: 512 * 1024,
  /** Redirects that one request follows. */
  maxRedirects: 5,
  /** Smallest width of a photo, in pixels. */
  minWidth: 200,
  /** Smallest height of a photo, in pixels. */
  minHeight: 100,
  /** Number of pictures named by a page that are tried. */
  picturesTried: 3,
  /** Photos of a business that are checked, starting with the first. */
  photosChecked: 5,
  /** Longest address of a photo, in characters. */
  maxAddress: 2_000,
  /** Businesses per page of a directory scan. */
  businessesAPage: 40,
  /** Polling interval of the panel during an update, in ms. */
  poll: 2 * SECOND,
  /** Delay before the panel reloads counts and list, in ms (admin specification, section 9). */
  refetchDelay: 5 * SECOND,
} as const;
