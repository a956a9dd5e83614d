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
  { name: 'gewerk.draft.add-business', kind: 'local-storage', category: 'necessary', text: 'businessDraft' },
  { name: 'gewerk.draft.contact', kind: 'local-storage', category: 'necessary', text: 'contactDraft' },
  { name: 'gewerk.recent-searches', kind: 'local-storage', category: 'necessary', text: 'recentSearches' },
  { name: 'gewerk.language', kind: 'local-storage', category: 'necessary', text: 'language' },
  // Only whoever signs in to the owner's panel gets these.
  { name: 'gewerk_session', kind: 'cookie', category: 'necessary', text: 'ownerSession' },
  { name: 'gewerk.panel', kind: 'local-storage', category: 'necessary', text: 'ownerHint' },
] as const;

export type StoredItem = (typeof storedItems)[number];
