/** Kinds of work that may be waiting in the panel. */
export const workKinds = [
  'submissions',
  'reports',
  /** Changes proposed by confirmed business owners. */
  'ownChanges',
  /** Business owners who requested a code by letter or phone. */
  'handClaims',
  /** Mails that should have been sent. */
  'mails',
  /** Runs that failed recently. */
  'imports',
  'photoUpdates',
  'websiteChecks',
  'bulkChanges',
  /** Listings whose source has unreadable opening hours. */
  'hours',
  /** The owner's password if it is short or common; only returned then. */
  'password',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** The services whose health the panel shows. */
export const shownServices = [
  'directory',
  'search',
  'settings',
  'import-export',
  'media',
  'inbox',
  'redirect-tracking',
  'url-validation',
] as const;
