import type { CategorySort } from '@gewerk/contracts/bus';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { paths, withQuery } from '../../platform/paths.js';
import { choiceParameter, pageParameter, pathParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';
import type { View } from '../../ui/cards/business-cards.js';

/** Orders of a category's list, the default first. */
export const sorts = ['rating', 'name', 'city', 'reviews'] as const satisfies readonly CategorySort[];

export interface CategoryAddress {
  readonly slug: string;
  readonly page: number;
  readonly sortBy: CategorySort;
  readonly view: View;
}

export const readCategoryAddress: AddressReader<CategoryAddress> = ({ params, search }) => ({
  slug: pathParameter(params['category'], 'category'),
  page: pageParameter(search, PAGE_SIZE.category),
  sortBy: choiceParameter(search, 'sortBy', sorts),
  view: choiceParameter(search, 'view', ['grid', 'list']),
});

/** The path and query of the page, without default values. */
export const categoryAddressPath = ({ slug, page, sortBy, view }: CategoryAddress): string =>
  withQuery(paths.category(slug), {
    page: page === 1 ? '' : String(page),
    sortBy: sortBy === 'rating' ? '' : sortBy,
    view: view === 'grid' ? '' : view,
  });
