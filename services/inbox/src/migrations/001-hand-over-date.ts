import { type Migration, updateInBatches } from '@gewerk/service-kit';

/**
 * Adds the date of hand-over to mails without one, which have not been handed over; the previous version
 * still stores such mails.
 */
export const handOverDate: Migration = {
  name: '001-hand-over-date',
  purpose: 'Mails stored before handedOverAt existed get it, so that they have the form of all others.',
  up: updateInBatches({
    collection: 'mails',
    filter: { handedOverAt: { $exists: false } },
    update: { $set: { handedOverAt: null } },
  }),
};
