import { CATEGORY_IN_CITY } from '@gewerk/contracts/limits';
import { neighbours } from '../../platform/head/neighbours.js';
import type { PageHead } from '../../platform/head/page-head.js';
import type { PageTexts } from '../../texts/catalogue-types.js';
import { categoryInCityPath, type CategoryInCityAddress } from './category-in-city-address.js';

/** The data that the head needs. */
export interface Shown {
  readonly name: string;
  readonly total: number;
  readonly totalPages: number;
  /** Number of businesses on this page. */
  readonly shown: number;
  /**
   * Number of businesses that the directory counts for this category in this city; 0 if the category's page has
   * another URL.
   */
  readonly counted: number;
}

/** Search engines may index a page that has enough businesses. */
export const categoryInCityHead = (
  texts: PageTexts['category-in-city'],
  address: CategoryInCityAddress,
  { name, total, totalPages, shown, counted }: Shown,
): PageHead => ({
  title: texts.title(name, address.city),
  description: texts.description(name, address.city, total),
  brand: 'portal',
  canonical: shown === 0 ? null : categoryInCityPath(address),
  noindex: shown === 0 || counted < CATEGORY_IN_CITY.indexedFrom,
  ...neighbours(address.page, totalPages, (page) => categoryInCityPath({ ...address, page })),
  lang: texts.lang,
});
