import { useLink, useTexts } from '../../platform/app-context.js';
import type { Texts } from '../../texts/catalogue-types.js';
import { isPosition, noFilters } from '../../shared/search/filters.js';
import { searchResultsPath, type SearchResultsAddress } from '../../shared/search/search-results-address.js';
import { Icon } from '../../ui/icon.js';

interface Chip {
  readonly label: string;
  readonly without: Partial<SearchResultsAddress>;
}

/** Active filters, each a link to the results without it. */
export function FilterChips({ address }: { readonly address: SearchResultsAddress }) {
  const texts = useTexts();
  const { searchResults } = texts;
  const link = useLink();
  const chips = chipsOf(address, texts);
  if (chips.length === 0) return null;
  const href = (changes: Partial<SearchResultsAddress>) =>
    link(searchResultsPath({ ...address, ...changes, page: 1 }));
  return (
    <ul className="filter-chips" aria-label={searchResults.filters.active}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a href={href(without)} aria-label={searchResults.filters.remove(label)} data-keep-scroll="">
            {label}
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a
          className="chips-clear"
          href={href({ ...noFilters, location: '', category: '' })}
          data-keep-scroll=""
        >
          {searchResults.filters.clear}
        </a>
      </li>
    </ul>
  );
}

function chipsOf(
  address: SearchResultsAddress,
  { searchResults: { filters: labels, categoryName }, categoryRegistry }: Texts,
): Chip[] {
  const { location, category, minRating, around, radius } = address;
  const place = isPosition(around) ? labels.ownPosition : around;
  const candidates: (Chip | false)[] = [
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
    address.hasPhone && { label: labels.hasPhone, without: { hasPhone: false } },
    address.hasWebsite && { label: labels.hasWebsite, without: { hasWebsite: false } },
  ];
  return candidates.filter((candidate) => candidate !== false);
}
