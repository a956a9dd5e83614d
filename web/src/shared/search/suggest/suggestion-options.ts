import { SUGGESTIONS } from '@gewerk/contracts/limits';
import { paths, withQuery } from '../../../platform/paths.js';
import type { Texts } from '../../../texts/catalogue-types.js';
import { categoryTexts } from '../../directory/category-texts.js';
import type { Suggestions } from './get-suggestions.js';
import type { RecentSearch } from './recent-searches.js';

export type OptionKind = 'recent' | 'recentPlaces' | 'searches' | 'businesses' | 'categories' | 'cities';

/** One suggestion: a link to a page, or a text to be filled into the field. */
export interface SuggestionOption {
  readonly kind: OptionKind;
  readonly label: string;
  /** Distinguishes the suggestion from others with the same label. */
  readonly detail: string;
  /** Path of the page; '' if the option is a text for the field. */
  readonly path: string;
}

interface OptionsOf {
  readonly texts: Texts;
  readonly searchPath: (search: RecentSearch) => string;
  /** The value of the place field; '' for none. */
  readonly location: string;
}

/** The suggestions in the order in which they are shown. Trades and categories include the place. */
export function optionsOf(
  { businesses, categories, cities, searches = [], places = [] }: Suggestions,
  { texts, searchPath, location: beside }: OptionsOf,
): SuggestionOption[] {
  return [
    ...places.map(({ location, detail, businessCount }) => ({
      kind: 'cities' as const,
      label: location,
      detail: businessCount === null ? detail : texts.common.suggest.businesses(businessCount),
      path: '',
    })),
    ...searches.map(({ query, location }) => ({
      kind: 'searches' as const,
      label: query === '' ? location : query,
      detail: query === '' ? '' : location,
      path: searchPath({ query, location }),
    })),
    ...categories.map(({ slug, trade }) => {
      const { name } = categoryTexts(texts, slug);
      const shown = trade === null ? name : texts.common.trade(trade);
      const detail = shown === name ? '' : shown;
      return {
        kind: 'categories' as const,
        label: name,
        detail: beside === '' ? detail : [detail, beside].filter(Boolean).join(' · '),
        path: beside === '' ? paths.category(slug) : placedPath(slug, trade && shown, beside),
      };
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
      detail: [business.category && texts.common.trade(business.category), business.city]
        .filter(Boolean)
        .join(' · '),
      path: paths.business(business),
    })),
  ];
}

/** Path of the search for a trade at a place, or for a category if there is no trade. */
const placedPath = (slug: string, trade: string | null, location: string): string =>
  withQuery(paths.businesses, trade === null ? { location, category: slug } : { query: trade, location });

/** Those searches of this device that have a text, as options; `pathOf` returns the path of a search. */
export const recentOptions = (
  searches: readonly RecentSearch[],
  pathOf: (search: RecentSearch) => string,
): SuggestionOption[] =>
  searches
    .filter(({ query }) => query !== '')
    .map((search) => ({
      kind: 'recent',
      label: search.query,
      detail: search.location,
      path: pathOf(search),
    }));

/** The places of the searches on this device as options, without repetitions. */
export const recentPlaces = (searches: readonly RecentSearch[]): SuggestionOption[] =>
  [...new Set(searches.map(({ location }) => location))]
    .filter((location) => location !== '')
    .slice(0, SUGGESTIONS.recent)
    .map((label) => ({ kind: 'recentPlaces', label, detail: '', path: '' }));
