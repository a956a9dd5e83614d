import { PAGE_SIZE, type CategorySort } from '@gewerk/contracts';
import { paths, withQuery } from '../../app/paths.js';
import { choiceParameter, pageParameter, pathParameter } from '../../app/route-parameters.js';
import type { AddressReader } from '../../app/with-address.js';
import type { View } from '../../ui/business-cards.js';

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

/** The address of one page of a category; what has its first value is left out. */
export const categoryAddressPath = ({ slug, page, sortBy, view }: CategoryAddress): string =>
  withQuery(paths.category(slug), {
    page: page === 1 ? '' : String(page),
    sortBy: sortBy === 'rating' ? '' : sortBy,
    view: view === 'grid' ? '' : view,
  });
