import { Input, Textarea } from '@chakra-ui/react';
import { businessStatuses } from '@gewerk/contracts';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { SelectField } from '../../ui/forms/select-field.js';
import type { FormField as Field, TextField } from '../kit/business-form/form-draft.js';
import { ValuePicker } from '../kit/pickers/value-picker.js';
import { TypeAddition } from './type-addition.js';

const inputs: Readonly<Partial<Record<TextField, Readonly<Record<string, string | number | boolean>>>>> = {
  name: { required: true, maxLength: 300 },
  category: { maxLength: 200 },
  type: { maxLength: 200 },
  address: { maxLength: 500 },
  fullAddress: { maxLength: 800 },
  postalCode: { maxLength: 20 },
  city: { maxLength: 200 },
  state: { maxLength: 100 },
  countryCode: { required: true, minLength: 2, maxLength: 2, autoCapitalize: 'characters' },
  latitude: { type: 'number', step: 'any', min: -90, max: 90 },
  longitude: { type: 'number', step: 'any', min: -180, max: 180 },
  phone: { type: 'tel', maxLength: 60 },
  email: { type: 'email', maxLength: 254 },
  website: { inputMode: 'url', maxLength: 2_000 },
  rating: { type: 'number', step: 0.1, min: 1, max: 5 },
  reviewCount: { type: 'number', step: 1, min: 0, max: 10_000_000 },
  reviewsLink: { inputMode: 'url', maxLength: 2_000 },
  priceLevel: { type: 'number', step: 1, min: 1, max: 5 },
};

const rows: Readonly<Partial<Record<TextField, number>>> = { description: 5, subtypes: 3, photos: 4 };
const WIDE: ReadonlySet<Field> = new Set(['name', 'description', 'fullAddress', 'photos', 'subtypes']);

interface FormFieldProps {
  readonly field: TextField;
  readonly value: string;
  readonly isFaulty: boolean;
  readonly onChange: (text: string) => void;
}

export function FormField({ field, value, isFaulty, onChange }: FormFieldProps) {
  const { form: texts } = usePageTexts('admin').businesses;
  const id = `business-${field}`;
  const hints: Readonly<Partial<Record<Field, string>>> = texts.hints;
  const hint = hints[field];
  if (field === 'businessStatus') {
    return (
      <SelectField
        id={id}
        name={field}
        label={texts.fields[field]}
        value={value}
        options={[
          { value: '', label: texts.statuses.none },
          ...businessStatuses.map((status) => ({ value: status, label: texts.statuses[status] })),
        ]}
        onChange={onChange}
      />
    );
  }
  if (field === 'category' || field === 'city' || field === 'type') {
    return (
      <ValuePicker
        of={field}
        isFree
        id={id}
        name={field}
        label={texts.fields[field]}
        value={value}
        isFaulty={isFaulty}
        onChange={onChange}
      />
    );
  }
  const common = {
    id,
    name: field,
    value,
    'aria-invalid': isFaulty,
    'aria-describedby': `${id}-hint`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <div className={WIDE.has(field) ? 'field wide' : 'field'}>
      <label htmlFor={id}>{texts.fields[field]}</label>
      {rows[field] === undefined ? (
        <Input autoComplete="off" {...inputs[field]} {...common} />
      ) : (
        <Textarea rows={rows[field]} {...common} />
      )}
      {field === 'subtypes' && <TypeAddition lines={value} onChange={onChange} />}
      <p id={`${id}-hint`} className={isFaulty ? 'panel-fault' : 'panel-hint'}>
        <FieldHint field={field} isFaulty={isFaulty} hint={hint} />
      </p>
    </div>
  );
}

function FieldHint({
  field,
  isFaulty,
  hint,
}: {
  readonly field: Field;
  readonly isFaulty: boolean;
  readonly hint: string | undefined;
}) {
  const { form: texts } = usePageTexts('admin').businesses;
  const faults: Readonly<Partial<Record<Field, string>>> = texts.faults;
  return isFaulty ? (faults[field] ?? texts.fault) : hint;
}
