import { FALLBACK } from '@gewerk/contracts/limits';
import { english } from '../number-format.js';
import { inEnglish } from './in-english.js';

/**
 * Texts of the frame around every page, of the business card, and of what several pages share. In this catalogue, texts
 * whose wording the specification does not give are in the language of the frame; German pages show them in German
 * (`shared/in-german.tsx`).
 */
export const common = {
  ...inEnglish,
  brand: {
    name: 'Gewerk',
    /** For the English-language global directory: home page, city pages and business pages. */
    global: 'Gewerk – Global Business Directory',
    /** For the German-language portal of repair shops: search results and category pages. */
    portal: 'Gewerk – Das Werkstattportal',
  },
  /**
   * The name of a trade, by the German label of its businesses; other categories are shown as their source names
   * them.
   */
  trade: (label: string) => label,
  /** The language of `trade`. */
  tradeLang: 'de',
  /** The name of a country by its code; if that is unknown, the stored name. */
  country: (_code: string, name: string) => name,
  meta: {
    /** The default meta description; `total` is null if the count could not be loaded. */
    description: (total: number | null) =>
      `Find workshops, trades and service businesses by name, city or postal code: ${total === null ? FALLBACK.metaTotal : english(total)} companies with address, phone and opening hours. Das Verzeichnis für Werkstätten und Handwerk.`,
  },
  nav: {
    lang: 'en',
    label: 'Main',
    skip: 'Skip to content',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    search: { label: 'Find a business', location: 'Location or postal code', submit: 'Find' },
    closeSearch: 'Close search',
    home: 'Home',
    businesses: 'Businesses',
    categories: 'Categories',
    help: 'Help',
    contact: 'Contact',
  },
  footer: {
    lang: 'en',
    label: 'Footer',
    quickLinks: 'Quick Links',
    about: 'About Us',
    contact: 'Contact',
    addBusiness: 'Add Business',
    blog: 'Blog',
    help: 'Help',
    categories: 'Categories',
    restaurants: 'Restaurants',
    hairSalons: 'Hair Salons',
    retailStores: 'Retail Stores',
    services: 'Services',
    healthcare: 'Healthcare',
    legal: 'Legal',
    privacy: 'Privacy Policy',
    imprint: 'Imprint',
    terms: 'Terms of Service',
    cookies: 'Cookie Policy',
    social: 'Social media',
    claim: (total: number | null) =>
      `${total === null ? FALLBACK.footerTotal : english(total)} companies in one directory: workshops, trades and service firms, each with its phone number at the top.`,
  },
  /** Texts for choosing a catalogue; `mixed` is the default one. */
  language: {
    lang: 'en',
    label: 'Language',
    original: 'Original',
    mixed: 'Original (mixed)',
    submit: 'Change language',
  },
  card: {
    category: 'Services',
    open: 'Open',
    closed: 'Closed',
    details: 'View Details',
  },
  /** In German on every page, since the specification gives these texts of the city page in German. */
  paging: {
    lang: 'de',
    label: 'Seitennavigation',
    previous: 'Zurück',
    next: 'Weiter',
    page: (page: number) => `Seite ${page}`,
    of: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  },
  ad: { label: (area: number) => `Advertisement ${area}` },
  offline: {
    lang: 'en',
    title: 'Offline',
    text: 'You are offline. Check Wi-Fi or mobile data; the rest then loads by itself.',
  },
  error: {
    lang: 'en',
    title: 'Something went wrong',
    invalidParameters: 'Invalid route parameters',
    invalidText: 'The address contains an invalid value. Check it, or start again from the homepage.',
    reload: 'Reload page',
    home: 'Back to Homepage',
  },
  map: {
    label: 'Map of Germany: one dot for each city with listed businesses',
    city: (city: string) => `Map of Germany with ${city} marked`,
  },
} as const;
