import { useApp, useLink } from '../../platform/app-context.js';
import {
  searchResultsPath,
  sorts,
  type SearchResultsAddress,
} from '../../shared/search/search-results-address.js';

/** Other orders, as links to the search, like filters. A select would need another file. */
export function SortLinks({ search }: { readonly search: SearchResultsAddress }) {
  const { sort: labels } = useApp().texts.searchResults;
  const link = useLink();
  return (
    <div className="sort-links">
      <p id="sort-label" className="sort-label">
        {labels.label}
      </p>
      <ul className="chips" aria-labelledby="sort-label">
        {sorts
          .filter((sort) => sort !== search.sort)
          .map((sort) => (
            <li key={sort}>
              <a href={link(searchResultsPath({ ...search, sort }))}>{labels.by[sort]}</a>
            </li>
          ))}
      </ul>
    </div>
  );
}
