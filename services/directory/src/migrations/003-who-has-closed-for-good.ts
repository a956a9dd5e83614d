import { type Migration, updateInBatches } from '@gewerk/service-kit';

const FOR_GOOD = 'CLOSED_PERMANENTLY';

/**
 * Lists end with businesses that are `gone`. Until this migration has ended, a business in the old form keeps its
 * place among the others. The next version may drop the five list indexes without `gone`, and the reads that fall
 * back to them.
 */
export const whoHasClosedForGood: Migration = {
  name: '003-who-has-closed-for-good',
  purpose: 'Adds gone to businesses that closed for good before it existed, so that lists end with them.',
  up: updateInBatches({
    collection: 'businesses',
    filter: {
      $or: [
        { businessStatus: FOR_GOOD, gone: { $ne: true } },
        { businessStatus: { $ne: FOR_GOOD }, gone: { $exists: true } },
      ],
    },
    update: [{ $set: { gone: { $cond: [{ $eq: ['$businessStatus', FOR_GOOD] }, true, '$$REMOVE'] } } }],
  }),
};
