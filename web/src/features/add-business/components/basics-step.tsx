import { FORM_LENGTH, submissionCategories } from '@gewerk/contracts';
import { usePageTexts } from '../../../texts/page-texts.js';
import { ChoiceField } from '../../forms/choice-field.js';
import { TextField } from '../../forms/text-field.js';
import type { FieldPropsOf } from './wizard-step.js';

/** Step 1: what the business is. */
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
      <ChoiceField
        {...fieldProps('category')}
        label={basics.category}
        values={submissionCategories}
        labels={basics.categories}
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
