/** Figures of the specification, each in this one place. Durations in milliseconds unless the name says otherwise. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Page sizes (public specification, section 9; admin specification, section 9). */
export const PAGE_SIZE = {
  popular: 12,
  homeSearch: 50,
  listing: 24,
  city: 20,
  category: 12,
  admin: 20,
} as const;

/** Bounds of paging parameters (design, section 4). */
export const PAGING = { maxLimit: 100, maxOffset: 10_000, maxDepth: 10_000, pageButtons: 5 } as const;

/** Longest search text in characters. */
export const MAX_TEXT_LENGTH = 200;

/** Filters of a search beyond the specification's: choices offered, and bounds in kilometres. */
export const SEARCH_FILTER = {
  minRatings: ['3', '3.5', '4', '4.5'],
  radii: [5, 10, 25, 50, 100],
  radius: 25,
  maxRadius: 200,
} as const;

/** Suggestions while typing: how many of each kind, and how many searches a device remembers. */
export const SUGGESTIONS = { businesses: 5, categories: 2, cities: 3, recent: 5 } as const;

/** How many entries some lists show. */
export const LIST_LENGTH = {
  homeCities: 12,
  listingCities: 20,
  adminCities: 30,
  featuredCategories: 8,
  importReport: 10,
  importPreview: 20,
  topRedirectDomains: 5,
} as const;

/** Shown only when the computed figure cannot be loaded. */
export const FALLBACK = {
  homeTotal: 441_003,
  aboutTotal: '59.599',
  footerTotal: '521,000',
  metaTotal: '441,000+',
  cityCount: 580,
  averageRating: '4.5',
  restaurants: 60_073,
  hairSalons: 36_121,
  validationUrls: '26,384',
} as const;

/** Query cache times (public specification, section 9). */
export const CACHE = {
  fresh: HOUR,
  retained: 2 * HOUR,
  settings: 30 * MINUTE,
  citiesHome: HOUR,
  citiesAbout: 30 * MINUTE,
  citiesCategory: 2 * HOUR,
  citiesCategoryRetained: 4 * HOUR,
  stats: 30 * MINUTE,
  popular: 30 * MINUTE,
  detail: 30 * MINUTE,
  cityBusinesses: 15 * MINUTE,
  listingSearch: 10 * MINUTE,
  categoryList: HOUR,
  categoryListRetained: 2 * HOUR,
  adminStats: HOUR,
  adminFilters: 5 * MINUTE,
} as const;

export const RETRY = { queries: 2, mutations: 1, delay: SECOND } as const;

export const REDIRECT_DELAY = { businessNotFound: 2 * SECOND, notFound: 3 * SECOND } as const;

/** How long a visitor's cookie choices are kept: twelve months. */
export const CONSENT_LIFETIME = 365 * 24 * HOUR;

export const LISTING_DEBOUNCE = 300;

/** Ad slots: reserved height in pixels below and from the breakpoint, and the staggered start. */
export const AD_SLOT = {
  heightNarrow: 200,
  heightWide: 250,
  breakpoint: 768,
  staggerStep: 300,
  staggerStart: 100,
} as const;

export const TOAST = {
  display: 5 * SECOND,
  removal: 1_000_000,
  swipeThresholdPixels: 50,
  hotkey: 'F8',
} as const;
export const TOOLTIP = { openDelay: 700, skipDelay: 300 } as const;

/** Import of spreadsheets: largest file in bytes, longest run, longest count of a preview. */
export const IMPORT = {
  maxBytes: 20 * 1024 * 1024,
  timeout: 20 * MINUTE,
  previewTimeout: 2 * MINUTE,
} as const;

/** The owner's session in the panel, and how often one address may give a wrong password. */
export const SESSION = { idle: 30 * MINUTE, absolute: 12 * HOUR } as const;
export const LOGIN = { maxFailures: 5, window: 15 * MINUTE } as const;

/** Lengths of passwords in characters; the shorter bound holds for chosen ones. */
export const PASSWORD = { minLength: 8, maxLength: 128 } as const;

/** The panel's audit trail: entries kept, days after which one expires, entries in an answer. */
export const AUDIT = { maxEntries: 10_000, maxDays: 365, pageSize: 50 } as const;

/** Share images: size in pixels. */
export const SHARE_IMAGE = { width: 1_200, height: 630 } as const;

/** Widths in pixels in which photos from elsewhere are served: cards, pages, the lightbox. */
export const PHOTO_WIDTHS = [400, 800, 1_600] as const;

/** Sitemaps: most addresses a file (the format's own bound), and how many are read at a time. */
export const SITEMAP = { addressesAFile: 50_000, addressesAPage: 4_000 } as const;

/** Longest texts of the public forms, in characters. The specification names no bounds; these keep a record readable. */
export const FORM_LENGTH = {
  name: 200,
  email: 254,
  subject: 200,
  message: 5_000,
  description: 5_000,
  address: 300,
  city: 100,
  postalCode: 20,
  phone: 60,
  website: 500,
  hours: 100,
  reason: 1_000,
} as const;

/** Hours within which a submission's review and an answer to a message are promised. */
export const PROMISED_HOURS = 24;

/** The guard of public forms: shortest time between opening and sending, and how long an opened form may be sent. */
export const FORM_GUARD = { minimumAge: 3 * SECOND, maximumAge: 12 * HOUR } as const;

/** Claims of listings: digits and life of a code, wrong codes it survives, claims of one listing within an hour. */
export const CLAIM = { digits: 6, lifetime: 30 * MINUTE, tries: 5, perHour: 3 } as const;

/**
 * Owners who edit their listing: how long a code that was right lets them, photos of a listing, bytes of one that is
 * sent, such photos kept of one business, days after which one that its listing does not show is deleted.
 */
export const OWN_LISTING = {
  session: HOUR,
  photos: 100,
  photoBytes: 8 * 1024 * 1024,
  photosKept: 40,
  unusedPhotoDays: 120,
} as const;

/** Monthly figures by mail: hour of the month's first day in Germany from which on they are sent, addresses of a listing. */
export const USAGE_MAIL = { hour: 6, addresses: 5 } as const;

/** Largest body of a public form in bytes. */
export const FORM_MAX_BYTES = 64 * 1024;

/** Largest body that tells of a click, in bytes. */
export const CLICK_MAX_BYTES = 1_024;

/** Days after which personal data is deleted: submissions and reports after their decision, messages after their arrival, mails after the last attempt, businesses after their removal, what an import changed after it. */
export const RETENTION_DAYS = {
  rejectedSubmission: 30,
  acceptedSubmission: 180,
  decidedReport: 90,
  message: 365,
  unconfirmedNewsletter: 7,
  mail: 90,
  removedBusiness: 30,
  importUndo: 14,
} as const;

/** Statistics of use: days after which daily figures, words searched, and words that few searched are deleted. */
export const USAGE_DAYS = { figures: 760, words: 90, rareWords: 7 } as const;

/** Months that the panel offers, all within the days above; listings and words that it shows. */
export const USAGE_PANEL = { months: 25, listings: 50, words: 50, suggestions: 3 } as const;

/** Words searched: longest text kept in characters, and how many searches in a month make it one of several visitors'. */
export const SEARCH_WORD = { maxLength: 60, several: 3 } as const;

/** Synonyms of the search: words that a text of one may have (the engine joins no more), most of them. */
export const SYNONYM = { words: 3, maxCount: 500 } as const;

/** Alias domains: longest name and target path in characters, most domains. */
export const ALIAS_DOMAIN = { maxLength: 253, maxPath: 500, maxCount: 1_000 } as const;

/** The redirects tab: milliseconds between two looks, and the total from which on activity is normal. */
export const REDIRECT_PANEL = { poll: 30 * SECOND, normalFrom: 10 } as const;

/** Checks of websites: time and bytes for one, redirects followed, checks at once; the panel's poll. */
export const WEBSITE_CHECK = {
  timeout: 10 * SECOND,
  maxBytes: 512 * 1024,
  maxRedirects: 5,
  atOnce: 64,
  poll: 2 * SECOND,
  /** Checks of single businesses from the panel's list, for each process of the service. */
  singlesAtOnce: 8,
  singlesAMinute: 60,
} as const;

/** The photo update: bounds of what is asked of businesses' websites, and the panel's waits. Times in ms, sizes in bytes. */
export const PHOTO_UPDATE = {
  /** Requests at a time in all; of one host there is one at a time. */
  atOnce: 16,
  /** Shortest and longest pause between two requests to one host; robots.txt may ask for one in between. */
  pause: SECOND,
  longestPause: 10 * SECOND,
  timeout: 10 * SECOND,
  pageMaxBytes: 512 * 1024,
  pictureMaxBytes: 10 * 1024 * 1024,
  robotsMaxBytes: 512 * 1024,
  maxRedirects: 5,
  /** Pixels that a picture must have to be a business's photo. */
  minWidth: 200,
  minHeight: 100,
  /** Pictures that are tried of those that a page names, photos of a business that are looked at. */
  picturesTried: 3,
  photosChecked: 5,
  /** Longest address of a photo, in characters. */
  maxAddress: 2_000,
  businessesAPage: 40,
  /** The panel: between two looks at a running update, and before figures and list are read again. */
  poll: 2 * SECOND,
  refetchDelay: 5 * SECOND,
} as const;
