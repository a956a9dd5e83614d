import { useLink } from '../../platform/app-context.js';
import type { PageTexts } from '../../texts/catalogue-types.js';
import { searchResultsPath, sorts, type SearchResultsAddress } from './search-results-address.js';

interface SortLinksProps {
  /** The search whose results are listed, in the usual order. */
  readonly search: SearchResultsAddress;
  readonly texts: PageTexts['home']['sort'];
}

/**
 * Links to the same search in other orders, styled like the links of filters. A select element would need another
 * script file.
 */
export function SortLinks({ search, texts }: SortLinksProps) {
  const link = useLink();
  const hasPlace = search.location !== '';
  const offered = sorts
    .filter((sort) => sort !== 'relevance')
    .filter((sort) => sort !== 'distance' || hasPlace);
  return (
    <div className="sort-links">
      <p id="sort-label" className="sort-label">
        {texts.label}
      </p>
      <ul className="chips" aria-labelledby="sort-label">
        {offered.map((sort) => (
          <li key={sort}>
            <a href={link(searchResultsPath({ ...search, sort }))}>{texts.by[sort]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
