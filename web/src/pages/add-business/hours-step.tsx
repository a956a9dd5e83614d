import { weekdays } from '@gewerk/contracts';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { TextField } from '../../ui/forms/text-field.js';
import type { BusinessDraft } from './business-draft.js';
import { SimilarBusinesses } from './similar-businesses.js';
import type { FieldPropsOf } from './field-props.js';

interface HoursStepProps {
  readonly draft: BusinessDraft;
  readonly fieldProps: FieldPropsOf;
}

export function HoursStep({ draft, fieldProps }: HoursStepProps) {
  const { hours } = usePageTexts('add-business');
  return (
    <>
      <SimilarBusinesses draft={draft} />
      <p className="form-note">{hours.text}</p>
      <div className="form-row">
        {weekdays.map((weekday) => (
          <TextField
            key={weekday}
            {...fieldProps(weekday)}
            label={hours.days[weekday]}
            placeholder={hours.hint}
            isOptional
            maxLength={FORM_LENGTH.hours}
            autoComplete="off"
          />
        ))}
      </div>
    </>
  );
}
