import { totalPages } from '@gewerk/contracts';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { neighbours } from '../../platform/head/neighbours.js';
import type { PageHead } from '../../platform/head/page-head.js';
import type { PageTexts } from '../../texts/catalogue-types.js';
import { filterCount } from '../../shared/search/filters.js';
import { searchTitle } from '../../shared/search/search-title.js';
import {
  everything,
  searchResultsPath,
  type SearchResultsAddress,
} from '../../shared/search/search-results-address.js';

/** Search engines index only unfiltered pages. */
export const searchResultsHead = (
  texts: PageTexts['search-results'],
  lists: PageTexts['lists'],
  address: SearchResultsAddress,
  total: number,
): PageHead => ({
  title: searchTitle(address, texts.title),
  description: lists.description,
  brand: 'portal',
  canonical: pathOf(address.page),
  ...neighbours(address.page, totalPages(total, PAGE_SIZE.searchResults), pathOf),
  noindex:
    address.query !== '' ||
    address.location !== '' ||
    address.category !== '' ||
    filterCount(address) > 0 ||
    address.sort !== 'relevance',
  lang: texts.lang,
});

const pathOf = (page: number): string => searchResultsPath({ ...everything, page });
