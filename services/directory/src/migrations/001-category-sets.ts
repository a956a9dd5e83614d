import { type Migration, updateInBatches } from '@gewerk/service-kit';

/** `categorySetOf` in MongoDB's words. */
const CATEGORY_SET = {
  $reduce: {
    input: { $sortArray: { input: '$categorySlugs', sortBy: 1 } },
    initialValue: '',
    in: { $cond: [{ $eq: ['$$value', ''] }, '$$this', { $concat: ['$$value', ' ', '$$this'] }] },
  },
};

/**
 * Lists of categories are found by the single categories while there is a business of the old form. The next version
 * may drop the four indexes that begin with `categorySlugs`, which this one does not use any longer.
 */
export const categorySets: Migration = {
  name: '001-category-sets',
  purpose:
    'Businesses stored before categorySet existed get it, so that the lists of categories find them by it.',
  up: updateInBatches({
    collection: 'businesses',
    filter: { categorySet: { $exists: false } },
    update: [{ $set: { categorySet: CATEGORY_SET } }],
  }),
};
