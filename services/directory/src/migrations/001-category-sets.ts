import { type Migration, updateInBatches } from '@gewerk/service-kit';

/** `categorySetOf` as a MongoDB expression. */
const CATEGORY_SET = {
  $reduce: {
    input: { $sortArray: { input: '$categorySlugs', sortBy: 1 } },
    initialValue: '',
    in: { $cond: [{ $eq: ['$$value', ''] }, '$$this', { $concat: ['$$value', ' ', '$$this'] }] },
  },
};

/**
 * While there are businesses in the old form, the lists of businesses by category are read by single categories. The
 * next version may drop the four indexes that begin with `categorySlugs`, which this version no longer uses.
 */
export const categorySets: Migration = {
  name: '001-category-sets',
  purpose:
    'Adds categorySet to businesses stored before it existed, so that the lists of categories find them by it.',
  up: updateInBatches({
    collection: 'businesses',
    filter: { categorySet: { $exists: false } },
    update: [{ $set: { categorySet: CATEGORY_SET } }],
  }),
};
