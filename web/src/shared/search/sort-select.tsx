import { useNavigate } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { LanguageField } from '../../ui/forms/language-field.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { searchResultsPath, sorts, type SearchResultsAddress } from './search-results-address.js';

interface SortSelectProps {
  readonly address: SearchResultsAddress;
  /** Whether the distances of the results are known. */
  readonly hasDistance: boolean;
}

/**
 * Chooses the order of the results: a GET form, with a button if there is no JavaScript. Changing the order leads
 * to page 1.
 */
export function SortSelect({ address, hasDistance }: SortSelectProps) {
  const { sort: labels } = usePageTexts('lists');
  const link = useLink();
  const navigate = useNavigate();
  const offered = sorts.filter((sort) => sort !== 'distance' || hasDistance || address.sort === sort);
  const [action = '', query] = searchResultsPath({ ...address, sort: 'relevance', page: 1 }).split('?');
  function change(value: string) {
    const sort = sorts.find((one) => one === value) ?? 'relevance';
    void navigate(link(searchResultsPath({ ...address, sort, page: 1 })), { preventScrollReset: true });
  }
  return (
    <form className="sort" method="get" action={action}>
      <SelectField
        id="listing-sort"
        name="sort"
        label={labels.label}
        value={address.sort}
        options={offered.map((value) => ({ value, label: labels.by[value] }))}
        onChange={change}
      />
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <LanguageField />
      <noscript>
        <Button type="submit" size="sm">
          {labels.apply}
        </Button>
      </noscript>
    </form>
  );
}
