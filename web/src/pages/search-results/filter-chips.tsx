import { useLink, useTexts } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { activeFilters } from '../../shared/search/active-filters.js';
import { noFilters } from '../../shared/search/filters.js';
import { searchResultsPath, type SearchResultsAddress } from '../../shared/search/search-results-address.js';
import { useFocusInChips } from '../../shared/search/use-focus-in-chips.js';
import { Icon } from '../../ui/icons/icon.js';

/** Active filters, each a link to the results without it. */
export function FilterChips({ address }: { readonly address: SearchResultsAddress }) {
  const texts = useTexts();
  const searchResults = usePageTexts('search-results');
  const link = useLink();
  const chips = activeFilters(address, texts, searchResults);
  const list = useFocusInChips(chips.map(({ label }) => label));
  if (chips.length === 0) return null;
  const href = (changes: Partial<SearchResultsAddress>) =>
    link(searchResultsPath({ ...address, ...changes, page: 1 }));
  return (
    <ul {...list} className="filter-chips" aria-label={searchResults.filters.active}>
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
