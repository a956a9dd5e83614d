import { Input } from '@chakra-ui/react';
import { type BulkField, businessStatuses } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { SelectField } from '../../../ui/forms/select-field.js';
import { categoriesQuery, citiesQuery } from '../api.js';

interface FieldValueProps {
  readonly field: BulkField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The value that a field is set to, as text; '' empties it. */
export function FieldValue({ field, value, onChange }: FieldValueProps) {
  const { bulk: texts } = usePageTexts('admin');
  const choices = {
    businessStatus: businessStatuses.map((status) => ({ value: status, label: texts.statuses[status] })),
    verified: [
      { value: 'true', label: texts.yes },
      { value: 'false', label: texts.no },
    ],
  };
  if (field === 'businessStatus' || field === 'verified') {
    return (
      <SelectField
        id="bulk-value"
        name="value"
        label={texts.value}
        value={value}
        options={[{ value: '', label: field === 'verified' ? texts.choose : texts.empty }, ...choices[field]]}
        onChange={onChange}
      />
    );
  }
  const isPicked = field === 'category' || field === 'city';
  return (
    <div className="field">
      <label htmlFor="bulk-value">{texts.value}</label>
      <Input
        id="bulk-value"
        type={field === 'priceLevel' ? 'number' : 'text'}
        list={isPicked ? 'bulk-known' : undefined}
        autoComplete="off"
        placeholder={texts.empty}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {isPicked && <Known field={field} />}
    </div>
  );
}

/** Values that there are, offered while typing. */
function Known({ field }: { readonly field: 'category' | 'city' }) {
  const categories = useQuery(categoriesQuery).data ?? [];
  const cities = useQuery(citiesQuery).data ?? [];
  const known =
    field === 'category' ? categories.map(({ category }) => category) : cities.map(({ city }) => city);
  return (
    <datalist id="bulk-known">
      {known.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
