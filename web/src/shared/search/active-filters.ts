import type { PageTexts, Texts } from '../../texts/catalogue-types.js';
import { isPosition } from './filters.js';
import type { SearchResultsAddress } from './search-results-address.js';

export interface ActiveFilter {
  readonly label: string;
  /** The change to the search that removes this filter. */
  readonly without: Partial<SearchResultsAddress>;
}

/** Everything that narrows a search, apart from its text, described in words. */
export function activeFilters(
  address: SearchResultsAddress,
  { categoryRegistry, common: { businessMap: mapTexts } }: Texts,
  { filters: labels, categoryName }: PageTexts['search-results'],
): ActiveFilter[] {
  const { location, category, minRating, around, radius } = address;
  const place = isPosition(around) ? labels.ownPosition : around;
  const candidates: (ActiveFilter | false)[] = [
    location !== '' && { label: location, without: { location: '' } },
    category !== '' && {
      label: categoryRegistry[category]?.name ?? categoryName(category),
      without: { category: '' },
    },
    address.openNow && { label: labels.openNow, without: { openNow: false } },
    minRating !== '' && { label: labels.rating(minRating), without: { minRating: '' } },
    around !== '' && { label: labels.circle(place, radius), without: { around: '', radius: '' } },
    address.openOn !== '' && { label: labels.openOn[address.openOn], without: { openOn: '' } },
    address.openAlways && { label: labels.openAlways, without: { openAlways: false } },
    address.box !== '' && { label: mapTexts.area, without: { box: '' } },
    address.hasPhone && { label: labels.hasPhone, without: { hasPhone: false } },
    address.hasWebsite && { label: labels.hasWebsite, without: { hasWebsite: false } },
  ];
  return candidates.filter((candidate) => candidate !== false);
}
