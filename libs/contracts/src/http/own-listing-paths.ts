/** Where the calls of owners who edit their listing go. */
export const OWN_LISTING_PATHS = {
  pass: '/api/own-listing/pass',
  change: '/api/own-listing',
  photo: '/api/own-listing/photos',
  usageMail: '/api/own-listing/usage-mail',
} as const;

/** Where the links of monthly figures are answered: POST with the link's token in the query. */
export const END_USAGE_MAIL_PATH = '/api/own-listing/usage-mail/end';

/** Pictures that an owner may send; what they really are is looked at when they are decoded. */
export const ownPhotoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
