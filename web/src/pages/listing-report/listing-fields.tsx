import type { Weekday } from '@gewerk/contracts';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import type { ComponentProps } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { TextField } from '../../ui/forms/text-field.js';
import type { Faults } from '../../ui/forms/faults.js';
import type { ListingDraft, ListingField } from '../../shared/listing/listing-draft.js';
import { WeekFields } from '../../shared/listing/week-fields.js';

interface ListingFieldsProps {
  readonly isHoursOnly: boolean;
  readonly draft: ListingDraft;
  readonly faults: Faults;
  readonly onChange: (field: ListingField | Weekday, value: string) => void;
}

type Look = Pick<ComponentProps<typeof TextField>, 'maxLength' | 'rows' | 'type'>;

const looks: Readonly<Record<ListingField, Look>> = {
  name: { maxLength: FORM_LENGTH.name },
  description: { maxLength: FORM_LENGTH.description, rows: 4 },
  address: { maxLength: FORM_LENGTH.address },
  postal_code: { maxLength: FORM_LENGTH.postalCode },
  city: { maxLength: FORM_LENGTH.city },
  phone: { maxLength: FORM_LENGTH.phone, type: 'tel' },
  email: { maxLength: FORM_LENGTH.email, type: 'email' },
  website: { maxLength: FORM_LENGTH.website, type: 'url' },
};

export function ListingFields({ isHoursOnly, draft, faults, onChange }: ListingFieldsProps) {
  const texts = usePageTexts('listing-report');
  const propsOf = (field: ListingField, label: string) => ({
    id: `listing-${field}`,
    name: field,
    label,
    value: draft[field],
    error: faults[field],
    autoComplete: 'off',
    onChange: (value: string) => onChange(field, value),
  });
  const line = (field: ListingField) => (
    <TextField {...propsOf(field, texts.fields[field])} {...looks[field]} isOptional={field !== 'name'} />
  );
  const week = <WeekFields texts={texts} draft={draft} faults={faults} onChange={onChange} />;
  if (isHoursOnly) return week;
  return (
    <>
      {line('name')}
      {line('address')}
      <div className="form-row form-row-narrow">
        {line('postal_code')}
        {line('city')}
      </div>
      <div className="form-row">
        {line('phone')}
        {line('email')}
      </div>
      {line('website')}
      {line('description')}
      {week}
    </>
  );
}
