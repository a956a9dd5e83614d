import { Input } from '@chakra-ui/react';
import { type BulkField, businessStatuses } from '@gewerk/contracts';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { SelectField } from '../../../ui/forms/select-field.js';
import { ValuePicker } from '../../kit/pickers/value-picker.js';

interface FieldValueProps {
  readonly field: BulkField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The new value of a field, as text; '' empties it. */
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
  if (field === 'category' || field === 'city' || field === 'type') {
    return (
      <ValuePicker
        of={field}
        isFree
        id="bulk-value"
        label={texts.value}
        placeholder={texts.empty}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <div className="field">
      <label htmlFor="bulk-value">{texts.value}</label>
      <Input
        id="bulk-value"
        type={field === 'priceLevel' ? 'number' : 'text'}
        autoComplete="off"
        placeholder={texts.empty}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
