import type { PageHead } from '../../platform/head/page-head.js';
import { neighbours } from '../../platform/head/neighbours.js';
import type { PageTexts, Texts } from '../../texts/catalogue-types.js';
import { categoryAddressPath, type CategoryAddress } from './category-address.js';
import { categoryAbout, categoryTexts } from '../../shared/directory/category-texts.js';

/** An empty category is not indexed by search engines. */
export function categoryHead(
  texts: Texts,
  own: PageTexts['category'],
  lists: PageTexts['lists'],
  address: CategoryAddress,
  shown: number,
  totalPages: number,
): PageHead {
  const { name } = categoryTexts(texts, address.slug);
  const pathOf = (page: number): string =>
    categoryAddressPath({ slug: address.slug, page, sortBy: 'rating', view: 'grid' });
  return {
    title: own.title(name),
    description: categoryAbout(own.about, address.slug).description || lists.description,
    brand: 'portal',
    canonical: pathOf(address.page),
    ...neighbours(address.page, totalPages, pathOf),
    noindex: shown === 0,
    lang: own.lang,
  };
}
