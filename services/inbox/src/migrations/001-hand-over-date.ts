import { type Migration, updateInBatches } from '@gewerk/service-kit';

/** Reads take a mail without the field as one that was not handed over: the version before goes on storing such. */
export const handOverDate: Migration = {
  name: '001-hand-over-date',
  purpose: 'Mails stored before handedOverAt existed get it, so that they have the form of all others.',
  up: updateInBatches({
    collection: 'mails',
    filter: { handedOverAt: { $exists: false } },
    update: { $set: { handedOverAt: null } },
  }),
};
