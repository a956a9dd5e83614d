import { MAX_TEXT_LENGTH, PAGE_SIZE } from '@gewerk/contracts/limits';
import { paths, withQuery } from '../../platform/paths.js';
import { pageParameter, pathParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';
import { everything, type SearchResultsAddress } from '../../shared/search/search-results-address.js';

export interface CategoryInCityAddress {
  readonly slug: string;
  readonly city: string;
  readonly page: number;
}

export const readCategoryInCityAddress: AddressReader<CategoryInCityAddress> = ({ params, search }) => ({
  slug: pathParameter(params['category'], 'category'),
  city: pathParameter(params['city'], 'city', MAX_TEXT_LENGTH),
  page: pageParameter(search, PAGE_SIZE.searchResults),
});

/** The path and query of the page, without default values. */
export const categoryInCityPath = ({ slug, city, page }: CategoryInCityAddress): string =>
  withQuery(paths.categoryInCity(slug, city), { page: page === 1 ? '' : String(page) });

/**
 * The search for the page's businesses. The same search is opened when the visitor chooses filters or an order.
 */
export const searchFor = ({
  slug,
  city,
}: Pick<CategoryInCityAddress, 'slug' | 'city'>): SearchResultsAddress => ({
  ...everything,
  category: slug,
  location: city,
});
