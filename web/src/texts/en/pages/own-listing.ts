import type { PageTexts } from '../../page-texts.js';
import { listingReport } from './listing-report.js';

export const ownListing: PageTexts['own-listing'] = {
  lang: 'en',
  title: 'Edit your own listing',
  description: 'Owners edit the opening hours, description, contact and photos of their listing here.',
  heading: 'Edit your own listing',
  intro: 'For the owners of the business. This is about:',
  contact: 'kontakt@gewerk.example',
  loading: 'Loading the listing …',
  noListing: 'Please open this page from your listing.',
  gone: 'This listing is no longer there.',
  failed: 'The listing could not be loaded. Please try again in a moment.',
  search: 'Search businesses',
  proof: {
    intro: (minutes) =>
      `Show by a code that the business is yours. You can edit the listing for ${minutes} minutes then.`,
    noAddress:
      'This listing has neither an email address nor a website that a code could go to. Write to us:',
    address: 'Address for the code',
    addressHint: 'The email address in the listing, or one at the domain of its website.',
    ask: 'Ask for a code',
    asking: 'Asking …',
    asked: (minutes) =>
      `If the address belongs to the listing, we send the code there. That may take some minutes. The code is good for ${minutes} minutes and five tries.`,
    code: 'Code from the email',
    prove: 'Continue',
    wrong: 'This code is not right or no longer good. Check it, or ask for a new one.',
  },
  fields: {
    description: listingReport.fields.description,
    phone: listingReport.fields.phone,
    email: listingReport.fields.email,
    website: listingReport.fields.website,
  },
  hours: listingReport.hours,
  hoursHint: listingReport.hoursHint,
  hoursUnread: 'We cannot read these hours. Write them like this: 09:00-12:00, 13:00-18:00',
  closed: listingReport.closed,
  days: listingReport.days,
  photos: {
    title: 'Photos',
    none: 'The listing has no photos yet.',
    add: 'Add photos',
    hint: (megabytes) =>
      `JPEG, PNG, WebP, GIF or AVIF of up to ${megabytes} MB. The place and other details in the file are removed.`,
    sending: (number, total) => `Sending photo ${number} of ${total} …`,
    alt: (number) => `Photo ${number}`,
    first: 'Cover photo',
    makeFirst: 'Make it the cover',
    makeFirstOf: (number) => `Make photo ${number} the cover`,
    remove: 'Remove',
    removeOf: (number) => `Remove photo ${number}`,
    noPhoto: (name) => `“${name}” is no photo that we can show.`,
    tooLarge: (name) => `“${name}” is too large.`,
    failed: (name) => `“${name}” could not be sent. Please try again.`,
  },
  reviewed: 'We look at your changes before they appear.',
  atOnce: 'Your changes appear at once.',
  nothing: 'Please change something.',
  send: 'Send for review',
  publish: 'Publish',
  sending: 'Sending …',
  over: 'The time to edit is over. Please ask for a new code.',
  sent: {
    titles: { published: 'Your changes are published', waiting: 'Your changes have arrived' },
    texts: {
      published: 'It may take some seconds until they are seen everywhere.',
      waiting: 'We look at them and publish them then.',
    },
    back: 'Back to the listing',
  },
};
