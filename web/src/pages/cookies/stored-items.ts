import { CONSENT_COOKIE } from '../../shared/consent/consent-cookie.js';

/** Everything that the site stores on a visitor's device; a browser test checks the list. */
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
  { name: 'gewerk.saved', kind: 'local-storage', category: 'necessary', text: 'savedBusinesses' },
  { name: 'gewerk.viewed', kind: 'local-storage', category: 'preferences', text: 'viewedBusinesses' },
  { name: 'gewerk.language', kind: 'local-storage', category: 'necessary', text: 'language' },
  // These are set in the operator's panel only.
  { name: 'gewerk_session', kind: 'cookie', category: 'necessary', text: 'ownerSession' },
  { name: 'gewerk_device', kind: 'cookie', category: 'necessary', text: 'knownBrowser' },
  { name: 'gewerk.panel', kind: 'local-storage', category: 'necessary', text: 'ownerHint' },
  { name: 'gewerk.panel-columns', kind: 'local-storage', category: 'necessary', text: 'panelColumns' },
  { name: 'gewerk.panel-draft', kind: 'session-storage', category: 'necessary', text: 'panelDraft' },
] as const;
