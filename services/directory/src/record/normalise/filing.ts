import { readEnv } from '../../env.js';
import type { BusinessFields } from '../business.record.js';
import { goneOf } from '../open-status.js';
import { categorySetOf } from './category-set.js';
import { readTrade } from './trade.js';

/** What of a business says where it is filed. */
export const FILED_BY = ['name', 'rawCategory', 'type', 'subtypes'] as const;

/** Where a business is filed, and whether lists show it. */
export type Filing = Pick<
  BusinessFields,
  'category' | 'tradeKey' | 'categorySlugs' | 'categorySet' | 'listed'
>;

/** Sources put this name where the business is gone; no list shows it. */
const UNAVAILABLE = 'unavailable business';

export const listsPlaces = readEnv().LIST_PLACES === 'on';

/** Files a business by what its source says. */
export function filingOf(source: Pick<BusinessFields, (typeof FILED_BY)[number]>): Filing {
  const { category, tradeKey, categorySlugs, isBusiness } = readTrade(source);
  const listed = source.name.toLowerCase() !== UNAVAILABLE && (isBusiness || listsPlaces);
  const shown = listed ? categorySlugs : [];
  return { category, tradeKey, categorySlugs: shown, categorySet: categorySetOf(shown), listed };
}

/** A stored business as it would be filed now: what an older version stored may be filed otherwise. */
export const filedNow = <T extends BusinessFields>(business: T): T => ({
  ...business,
  ...filingOf(business),
  gone: goneOf(business),
});
