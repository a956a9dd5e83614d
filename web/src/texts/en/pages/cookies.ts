import { CONSENT_MONTHS, DAY, DRAFT_DAYS, HOUR, LOGIN, SESSION } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { englishDate } from '../../written-date.js';

export const cookies: PageTexts['cookies'] = {
  lang: 'en',
  title: 'Cookie Policy',
  description: 'Which cookies and storage this website uses, why and for how long, and what you allow.',
  intro: `Until you choose, only what is necessary is loaded or stored. Your choice is kept for ${CONSENT_MONTHS} months; you can change or withdraw it here at any time.`,
  form: {
    title: 'Your choice',
    locked: 'always active',
    reject: 'Necessary cookies only',
    accept: 'Accept all',
    save: 'Save choice',
    undecided:
      'You have not chosen yet. Until you do, only what is necessary is active; a switch takes effect only once you have moved it.',
    signal:
      'Your browser signals that you do not want to be tracked. We treat this as a refusal; you can still give your consent here.',
    saved: (date) => `Saved on ${englishDate(date)}. Your choice is kept for ${CONSENT_MONTHS} months.`,
    unsaved: 'Changes are not saved yet.',
    withoutScript:
      'Without JavaScript this website loads and stores nothing that needs your consent. There is nothing to choose here.',
  },
  categories: {
    necessary: {
      name: 'Necessary',
      text: 'Records your choice and makes the pages work.',
      duration: `Session, up to 24 hours; the choice itself ${CONSENT_MONTHS} months`,
    },
    analytics: {
      name: 'Analytics',
      text: 'Measures which pages are used, if the operator has added a measurement tool.',
      duration: 'up to 24 months',
    },
    marketing: {
      name: 'Advertising',
      text: 'Selects advertisements based on what you have viewed, if the operator has added advertising.',
      duration: 'up to 12 months',
    },
    preferences: {
      name: 'Preferences',
      text: 'Remembers how you like to see pages, and loads extras such as a chat.',
      duration: 'up to 12 months',
    },
  },
  table: {
    title: 'What is stored in detail',
    intro:
      'These entries are created by the website itself. Tools that the operator adds create others only with your consent.',
    name: 'Name',
    kind: 'Kind',
    category: 'Category',
    purpose: 'Purpose',
    duration: 'Duration',
    overHttps: 'Over https the names of the panel’s cookies begin with “__Host-”.',
    kinds: { cookie: 'Cookie', 'session-storage': 'Session storage', 'local-storage': 'Local storage' },
  },
  items: {
    consent: { purpose: 'Records what you have allowed.', duration: `${CONSENT_MONTHS} months` },
    scrollPositions: {
      purpose: 'Takes you back to where you were on a page.',
      duration: 'until the tab is closed',
    },
    businessDraft: {
      purpose: 'Keeps what you enter in the form “Add Business” until it is sent.',
      duration: `until sent, ${DRAFT_DAYS} days at most`,
    },
    contactDraft: {
      purpose: 'Keeps your message in the contact form until it is sent.',
      duration: `until it is sent, ${DRAFT_DAYS} days at most`,
    },
    savedBusinesses: {
      purpose: 'Keeps the businesses that you save; they leave the device only in a link that you share.',
      duration: 'until you remove them',
    },
    viewedBusinesses: {
      purpose: 'Shows the businesses that you viewed last; they do not leave the device.',
      duration: 'until you clear them or withdraw your consent',
    },
    recentSearches: {
      purpose: 'Offers your last searches and places; they do not leave the device.',
      duration: 'until you clear them',
    },
    language: {
      purpose: 'Remembers the language that you have chosen, or that you do not want to be offered another.',
      duration: 'until you choose another',
    },
    knownBrowser: {
      purpose: "Recognises the operator's browser at sign-in; not stored for visitors.",
      duration: `${LOGIN.knownBrowser / DAY} days`,
    },
    ownerHint: {
      purpose: 'Remembers that the operator has signed in here; not stored for visitors.',
      duration: 'until signing out',
    },
    panelColumns: {
      purpose: 'Remembers the columns that the operator has chosen in the panel; not stored for visitors.',
      duration: 'until others are chosen',
    },
    panelDraft: {
      purpose: 'Keeps unsaved work in the panel until it is saved; not stored for visitors.',
      duration: 'until it is saved, the operator signs out or the tab is closed',
    },
    ownerSession: {
      purpose: 'Signs the operator in to the panel; not stored for visitors.',
      duration: `Session, ${SESSION.absolute / HOUR} hours at most`,
    },
  },
};
