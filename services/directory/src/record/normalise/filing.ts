import { readEnv } from '../../env.js';
import type { BusinessFields } from '../business.record.js';
import { goneOf } from '../open-status.js';
import { categorySetOf } from './category-set.js';
import { readTrade } from './trade.js';

/** The fields that decide where a business is filed. */
export const FILED_BY = ['name', 'rawCategory', 'type', 'subtypes'] as const;

/** A business's trade and categories, and whether it is listed. */
export type Filing = Pick<
  BusinessFields,
  'category' | 'tradeKey' | 'categorySlugs' | 'categorySet' | 'listed'
>;

/** Sources use this name for a business that no longer exists; no list shows it. */
const UNAVAILABLE = 'unavailable business';

export const listsPlaces = readEnv().LIST_PLACES === 'on';

/** Files a business by its source's data. */
export function filingOf(source: Pick<BusinessFields, (typeof FILED_BY)[number]>): Filing {
  const { category, tradeKey, categorySlugs, isBusiness } = readTrade(source);
  const listed = source.name.toLowerCase() !== UNAVAILABLE && (isBusiness || listsPlaces);
  const shown = listed ? categorySlugs : [];
  return { category, tradeKey, categorySlugs: shown, categorySet: categorySetOf(shown), listed };
}

/** A stored business as it would be filed now, since an older version may have filed it differently. */
export const filedNow = <T extends BusinessFields>(business: T): T => ({
  ...business,
  ...filingOf(business),
  gone: goneOf(business),
});
