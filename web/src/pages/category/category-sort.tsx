import { useNavigate } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { Button } from '../../ui/buttons/button.js';
import { LanguageField } from '../../ui/forms/language-field.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { categoryAddressPath, sorts, type CategoryAddress } from './category-address.js';

/** A GET form, with a button if there is no JavaScript. Changing the order leads to page 1. */
export function CategorySort({ address }: { readonly address: CategoryAddress }) {
  const labels = usePageTexts('category');
  const link = useLink();
  const navigate = useNavigate();
  function change(value: string) {
    const sortBy = sorts.find((sort) => sort === value) ?? 'rating';
    void navigate(link(categoryAddressPath({ ...address, sortBy, page: 1 })), { preventScrollReset: true });
  }
  return (
    <form className="sort" method="get" action={paths.category(address.slug)}>
      <SelectField
        id="category-sort"
        name="sortBy"
        label={labels.sort}
        value={address.sortBy}
        options={sorts.map((value) => ({ value, label: labels.sorts[value] }))}
        onChange={change}
      />
      {address.view === 'list' && <input type="hidden" name="view" value={address.view} />}
      <LanguageField />
      <noscript>
        <Button type="submit" size="sm">
          {labels.apply}
        </Button>
      </noscript>
    </form>
  );
}
