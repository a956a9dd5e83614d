import { CLAIM, STATISTICS_MAIL } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
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
  gone: 'This listing no longer exists.',
  failed: 'The listing could not be loaded. Please try again in a moment.',
  search: 'Search businesses',
  proof: {
    intro: (minutes) =>
      `Confirm with a code that the business is yours. You can then edit the listing for ${minutes} minutes.`,
    noAddress: 'This listing has no email address or website to send a code to. Write to us:',
    hand: {
      title: 'Code by letter or phone',
      intro:
        'The listing has no email address. We send the code to its postal address, or call its phone number.',
      way: 'How should the code reach you?',
      ways: {
        letter: 'Letter to the address listed',
        phone: 'Call to the number listed',
      },
      ask: 'Request a letter or call',
      asking: 'Requesting …',
      asked: {
        letter: (days, tries) =>
          `We send the letter in the next few days. It names a reference and a code, which is valid for ${days} days and ${tries} attempts. If one is on its way already, no second one is sent.`,
        phone: (days, tries) =>
          `We call in the next few days and name a reference and a code, which is valid for ${days === 1 ? 'one day' : `${days} days`} and ${tries} attempts. If a call is planned already, there is no second one.`,
      },
      reference: 'Reference',
      referenceHint: 'Ten characters; the letter has them, or you were told them on the phone.',
      code: 'Code from the letter or call',
    },
    address: 'Address for the code',
    addressHint: 'The email address in the listing, or one at the domain of its website.',
    ask: 'Request a code',
    asking: 'Requesting …',
    asked: (minutes) =>
      `If the address belongs to the listing, we send the code there. This may take a few minutes. The code is valid for ${minutes} minutes and ${CLAIM.tries} attempts.`,
    code: 'Code from the email',
    prove: 'Continue',
    wrong: 'This code is wrong or has expired. Check it or request a new one.',
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
      `JPEG, PNG, WebP, GIF or AVIF of up to ${megabytes} MB. The location and other details in the file are removed.`,
    sending: (number, total) => `Sending photo ${number} of ${total} …`,
    alt: (number) => `Photo ${number}`,
    first: 'Cover photo',
    makeFirst: 'Make it the cover',
    makeFirstOf: (number) => `Make photo ${number} the cover`,
    remove: 'Remove',
    removeOf: (number) => `Remove photo ${number}`,
    noPhoto: (name) => `We cannot show “${name}” as a photo.`,
    tooLarge: (name) => `“${name}” is too large.`,
    failed: (name) => `“${name}” could not be sent. Please try again.`,
  },
  reviewed: 'We review your changes before they appear.',
  atOnce: 'Your changes appear at once.',
  nothing: 'Please change something.',
  send: 'Send for review',
  publish: 'Publish',
  sending: 'Sending …',
  over: 'Your editing time has expired. Please request a new code.',
  sent: {
    titles: { published: 'Your changes are published', waiting: 'Your changes have arrived' },
    texts: {
      published: 'They appear everywhere within a few seconds.',
      waiting: 'We review them, then publish them.',
    },
    back: 'Back to the listing',
  },
  statistics: {
    title: 'Monthly statistics by email',
    text: 'Once a month we can email you how often your listing was viewed and how often its phone number, website and directions were used. The email goes to the address that received the code. You can stop it here or in any of these emails.',
    label: 'Send statistics',
    none: 'Do not send',
    languages: { de: 'In German', en: 'In English', tr: 'In Turkish' },
    save: 'Save choice',
    on: 'Saved. The next statistics arrive at the beginning of next month.',
    off: 'Saved. Monthly statistics are off.',
    tooMany: `${STATISTICS_MAIL.addresses} addresses already receive these statistics. Remove one first.`,
  },
  endStatistics: {
    title: 'Stop monthly statistics',
    text: 'The address that received this email will be deleted and gets no more statistics.',
    button: 'Stop sending statistics',
    done: 'Done. Your address has been deleted.',
    failed: 'That did not work. Please try again in a moment.',
    home: 'Go to the homepage',
  },
};
