import type { PageHead } from '../../app/head/page-head.js';
import { neighbours } from '../../app/head/neighbours.js';
import type { Texts } from '../../texts/catalogues.js';
import { categoryAddressPath, type CategoryAddress } from './category-address.js';
import { categoryTexts } from './category-texts.js';

/** Head of a category page; one without businesses is not for search engines. */
export function categoryHead(
  texts: Texts,
  address: CategoryAddress,
  shown: number,
  totalPages: number,
): PageHead {
  const { name, description } = categoryTexts(texts, address.slug);
  const pathOf = (page: number): string =>
    categoryAddressPath({ slug: address.slug, page, sortBy: 'rating', view: 'grid' });
  return {
    title: texts.category.title(name),
    description: description || texts.listing.description,
    brand: 'portal',
    canonical: pathOf(address.page),
    ...neighbours(address.page, totalPages, pathOf),
    noindex: shown === 0,
    lang: texts.category.lang,
  };
}
