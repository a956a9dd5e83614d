import { FORM_LENGTH, weekdays } from '@gewerk/contracts';
import { usePageTexts } from '../../../texts/page-texts.js';
import { TextField } from '../../forms/text-field.js';
import type { BusinessDraft } from '../business-draft.js';
import { SimilarBusinesses } from './similar-businesses.js';
import type { FieldPropsOf } from './wizard-step.js';

interface HoursStepProps {
  readonly draft: BusinessDraft;
  readonly fieldProps: FieldPropsOf;
}

/** Step 3: free text for each weekday, all optional. */
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
