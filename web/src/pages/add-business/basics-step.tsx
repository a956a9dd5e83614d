import { submissionCategories } from '@gewerk/contracts';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import { TextField } from '../../ui/forms/text-field.js';
import type { FieldPropsOf } from './field-props.js';

export function BasicsStep({ fieldProps }: { readonly fieldProps: FieldPropsOf }) {
  const { basics } = usePageTexts('add-business');
  return (
    <>
      <TextField
        {...fieldProps('name')}
        label={basics.name}
        maxLength={FORM_LENGTH.name}
        autoComplete="organization"
      />
      <SelectField
        isRequired
        {...fieldProps('category')}
        label={basics.category}
        options={optionsOf(submissionCategories, basics.categories)}
      />
      <TextField
        {...fieldProps('description')}
        label={basics.description}
        hint={basics.descriptionHint}
        rows={5}
        maxLength={FORM_LENGTH.description}
      />
    </>
  );
}
