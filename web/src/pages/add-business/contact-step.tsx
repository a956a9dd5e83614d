import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { isDoubtfulPhone, isDoubtfulPostalCode } from '../../ui/forms/check-fields.js';
import { TextField } from '../../ui/forms/text-field.js';
import type { BusinessDraft } from './business-draft.js';
import type { FieldPropsOf } from './field-props.js';

interface ContactStepProps {
  readonly draft: BusinessDraft;
  readonly fieldProps: FieldPropsOf;
}

/** A doubtful phone number or postal code only gets a hint. */
export function ContactStep({ draft, fieldProps }: ContactStepProps) {
  const { contact } = usePageTexts('add-business');
  const forms = usePageTexts('forms');
  return (
    <>
      <TextField
        {...fieldProps('address')}
        label={contact.address}
        maxLength={FORM_LENGTH.address}
        autoComplete="street-address"
      />
      <div className="form-row form-row-narrow">
        <TextField
          {...fieldProps('postal_code')}
          label={contact.postal_code}
          hint={isDoubtfulPostalCode(draft.postal_code) ? forms.postalCodeHint : undefined}
          maxLength={FORM_LENGTH.postalCode}
          autoComplete="postal-code"
        />
        <TextField
          {...fieldProps('city')}
          label={contact.city}
          maxLength={FORM_LENGTH.city}
          autoComplete="address-level2"
        />
      </div>
      <TextField
        {...fieldProps('phone')}
        label={contact.phone}
        type="tel"
        hint={isDoubtfulPhone(draft.phone) ? forms.phoneHint : undefined}
        maxLength={FORM_LENGTH.phone}
        autoComplete="tel"
      />
      <TextField
        {...fieldProps('email')}
        label={contact.email}
        type="email"
        hint={contact.emailHint}
        maxLength={FORM_LENGTH.email}
        autoComplete="email"
      />
      <TextField
        {...fieldProps('website')}
        label={contact.website}
        type="url"
        isOptional
        maxLength={FORM_LENGTH.website}
        autoComplete="url"
      />
    </>
  );
}
