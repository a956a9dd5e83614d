import { type Migration, updateInBatches } from '@gewerk/service-kit';

/**
 * Adds the date of hand-over to mails without one, which have not been handed over; the previous version
 * still stores such mails.
 */
export const handOverDate: Migration = {
  name: '001-hand-over-date',
  purpose: 'Adds handedOverAt to mails stored before it existed, so that all mails have the same form.',
  up: updateInBatches({
    collection: 'mails',
    filter: { handedOverAt: { $exists: false } },
    update: { $set: { handedOverAt: null } },
  }),
};
