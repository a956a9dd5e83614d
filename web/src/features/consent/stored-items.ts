import { CONSENT_COOKIE } from './consent-cookie.js';

/** What this software stores on a visitor's device. The cookie page lists it; a browser test compares. */
export const storedItems = [
  { name: CONSENT_COOKIE, kind: 'cookie', category: 'necessary', text: 'consent' },
  {
    name: 'react-router-scroll-positions',
    kind: 'session-storage',
    category: 'necessary',
    text: 'scrollPositions',
  },
  // Only whoever signs in to the owner's panel gets this one.
  { name: 'gewerk_session', kind: 'cookie', category: 'necessary', text: 'ownerSession' },
] as const;

export type StoredItem = (typeof storedItems)[number];
