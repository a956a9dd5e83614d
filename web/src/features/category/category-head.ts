import type { PageHead } from '../../app/head/page-head.js';
import type { Texts } from '../../texts/catalogues.js';
import { categoryAddressPath, type CategoryAddress } from './category-address.js';
import { categoryTexts } from './category-texts.js';

/** Head of a category page; one without businesses is not for search engines. */
export function categoryHead(texts: Texts, address: CategoryAddress, shown: number): PageHead {
  const { name, description } = categoryTexts(texts, address.slug);
  return {
    title: texts.category.title(name),
    description: description || texts.listing.description,
    brand: 'portal',
    canonical: categoryAddressPath({
      slug: address.slug,
      page: address.page,
      sortBy: 'rating',
      view: 'grid',
    }),
    noindex: shown === 0,
    lang: texts.category.lang,
  };
}
