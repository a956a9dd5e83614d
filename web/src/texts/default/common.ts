import { FALLBACK } from '@gewerk/contracts/limits';
import { english, german, germanDecimal } from '../number-format.js';

/** Texts of the frame around every page, the business card and what several pages share. */
export const common = {
  brand: {
    name: 'Gewerk',
    /** English-language global directory: Home, city and business pages. */
    global: 'Gewerk – Global Business Directory',
    /** German-language repair-shop portal: listing and category pages. */
    portal: 'Gewerk – Das Werkstattportal',
  },
  /** Formats of numbers outside texts; `decimal` takes one written with a point. */
  numbers: { whole: german, decimal: (figure: string) => figure },
  /** A trade, by the German label that businesses carry; other categories are as their source has them. */
  trade: (label: string) => label,
  /** The language of `trade`. */
  tradeLang: 'de',
  /** A country by its code, and as it is stored. */
  country: (_code: string, name: string) => name,
  meta: {
    /** The default meta description; `total` is null where the count could not be loaded. */
    description: (total: number | null) =>
      `Find workshops, trades and service businesses by name, city or postal code: ${total === null ? FALLBACK.metaTotal : english(total)} companies with address, phone and opening hours. Das Verzeichnis für Werkstätten und Handwerk.`,
  },
  nav: {
    lang: 'en',
    label: 'Main',
    skip: 'Skip to content',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    search: { label: 'Find a business', submit: 'Find' },
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
      `${total === null ? FALLBACK.footerTotal : english(total)} companies in one register: workshops, trades and service firms, with the phone number first.`,
  },
  /** The choice of a catalogue; `mixed` is this one. */
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
    rating: (rating: string) => `Rated ${rating} of 5`,
    reviews: (count: number) => (count === 1 ? '1 review' : `${english(count)} reviews`),
    count: (count: number) => english(count),
    distance: (kilometres: number) => `${germanDecimal(kilometres)}\u00a0km`,
  },
  /** The next opening of what is closed. */
  opening: {
    today: (time: string) => `opens today ${time}`,
    tomorrow: (time: string) => `opens tomorrow ${time}`,
    on: (day: string, time: string) => `opens ${day} ${time}`,
    /** Sunday first. */
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  /** Under an empty list. */
  waysOn: {
    lang: 'de',
    without: (label: string) => `Ohne „${label}“`,
    /** How many another search would find. */
    found: (total: number) => `(${german(total)})`,
    around: (city: string) => `Im Umkreis von ${city} suchen`,
    search: (name: string) => `Nach „${name}“ suchen`,
    submit: 'Betrieb fehlt? Kostenlos eintragen',
  },
  understood: {
    lang: 'de',
    label: 'So wurde die Suche verstanden',
    remove: (text: string) => `„${text}“ entfernen`,
    /** `words`: as typed. */
    partly: (words: readonly string[]) =>
      `Ohne Wirkung auf das Ergebnis: ${words.map((word) => `„${word}“`).join(', ')}.`,
    around: (inside: number, others: number) =>
      `${inside} am Ort selbst, danach die nächstgelegenen (${others}) mit ihrer Entfernung.`,
    candidates: 'Meinten Sie:',
    everywhere: 'Überall suchen',
  },
  notice: {
    lang: 'en',
    nearest: (place: string) =>
      `Nothing that fits is listed in “${place}” itself. These are the nearest businesses, with their distance.`,
    unknownPlace: (place: string) => `The place “${place}” is not known.`,
    /** `ignored`: filters that could not be applied, from {@link filters}. */
    degraded: (ignored: readonly string[]) =>
      `The search is limited right now: it finds words by their beginning, without forgiving typos${ignored.length === 0 ? '' : `, and without the filters ${ignored.join(', ')}`}.`,
    filters: {
      openNow: '“open now”',
      minRating: '“minimum rating”',
      around: '“distance”',
      hasWebsite: '“has a website”',
      hasPhone: '“has a phone number”',
    },
  },
  /** Further results below the first. */
  more: {
    lang: 'en',
    show: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${english(count)} more`),
    shown: (open: number, total: number) => `${english(open)} of ${english(total)}`,
  },
  paging: {
    lang: 'de',
    label: 'Seitennavigation',
    previous: 'Zurück',
    next: 'Weiter',
    page: (page: number) => `Seite ${page}`,
    of: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  },
  view: { lang: 'de', label: 'Darstellung', grid: 'Raster', list: 'Liste' },
  suggest: {
    lang: 'de',
    label: 'Vorschläge',
    groups: {
      recent: 'Letzte Suchen auf diesem Gerät',
      recentPlaces: 'Letzte Orte auf diesem Gerät',
      searches: 'Suchen',
      businesses: 'Betriebe',
      categories: 'Kategorien',
      cities: 'Orte',
    },
    businesses: (count: number) => (count === 1 ? '1 Betrieb' : `${german(count)} Betriebe`),
    count: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
    forget: 'Letzte Suchen löschen',
  },
  ad: { label: (area: number) => `Advertisement ${area}` },
  offline: { lang: 'en', text: 'You are offline. What is missing comes once the connection is back.' },
  error: {
    lang: 'en',
    title: 'Something went wrong',
    invalidParameters: 'Invalid route parameters',
    invalidText:
      'The address holds a value that cannot be right. Check it, or start again from the home page.',
    reload: 'Reload page',
    home: 'Back to Homepage',
  },
  map: {
    label: 'Map of Germany: one dot for each city with listed businesses',
    city: (city: string) => `Map of Germany with ${city} marked`,
  },
  /** The map beside lists of businesses. */
  businessMap: {
    lang: 'de',
    label: 'Karte der Betriebe',
    show: 'Karte anzeigen',
    hide: 'Karte schließen',
    loading: 'Karte wird geladen …',
    failed: 'Die Karte lässt sich nicht laden. Die Liste zeigt dieselben Betriebe.',
    retry: 'Erneut versuchen',
    gone: 'Dieser Betrieb ist nicht mehr eingetragen.',
    close: 'Schließen',
    keys: 'Karte: mit den Pfeiltasten verschieben, mit Plus und Minus vergrößern und verkleinern. Die Liste daneben nennt dieselben Betriebe.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    searchHere: 'In diesem Gebiet suchen',
    area: 'Kartenausschnitt',
    source: 'Grundkarte: Natural Earth · Orte: GeoNames (CC BY 4.0)',
  },
} as const;
