import { paths } from '../../../app/paths.js';
import type { Texts } from '../../../texts/catalogues.js';
import { categoryTexts } from '../../category/category-texts.js';
import type { Suggestions } from './get-suggestions.js';
import type { RecentSearch } from './recent-searches.js';

export type OptionKind = 'recent' | 'businesses' | 'categories' | 'cities';

/** One suggestion; each leads to a page of its own. */
export interface SuggestionOption {
  readonly kind: OptionKind;
  readonly label: string;
  /** What tells it from others of that name. */
  readonly detail: string;
  readonly path: string;
}

/** Suggestions in the order in which they are shown. */
export function optionsOf({ businesses, categories, cities }: Suggestions, texts: Texts): SuggestionOption[] {
  return [
    ...categories.map(({ slug, trade }) => {
      const { name } = categoryTexts(texts, slug);
      const detail = trade === null || trade === name ? '' : trade;
      return { kind: 'categories' as const, label: name, detail, path: paths.category(slug) };
    }),
    ...cities.map(({ city, businessCount }) => ({
      kind: 'cities' as const,
      label: city,
      detail: texts.common.suggest.businesses(businessCount),
      path: paths.city(city),
    })),
    ...businesses.map((business) => ({
      kind: 'businesses' as const,
      label: business.name,
      detail: [business.category, business.city].filter(Boolean).join(' · '),
      path: paths.business(business),
    })),
  ];
}

/** The searches of this device as options; `pathOf` tells where the field that shows them searches. */
export const recentOptions = (
  searches: readonly RecentSearch[],
  pathOf: (search: RecentSearch) => string,
): SuggestionOption[] =>
  searches.map((search) => ({
    kind: 'recent',
    label: search.query,
    detail: search.location,
    path: pathOf(search),
  }));
