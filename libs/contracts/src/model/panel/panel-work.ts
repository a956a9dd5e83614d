/** What may wait for somebody in the panel. */
export const workKinds = [
  'submissions',
  'reports',
  /** Changes that confirmed business owners propose. */
  'ownChanges',
  /** Business owners who asked for a code by letter or phone. */
  'handClaims',
  /** Mails that should have left. */
  'mails',
  /** Runs that failed lately. */
  'imports',
  'photoUpdates',
  'websiteChecks',
  'bulkChanges',
  /** Listings whose source has opening hours that could not be read. */
  'hours',
  /** The owner's password, where it is short or common; answered only then. */
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
