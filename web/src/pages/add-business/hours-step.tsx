import type { Weekday } from '@gewerk/contracts';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { DayFields } from '../../shared/listing/day-fields.js';
import type { Faults } from '../../ui/forms/faults.js';
import type { BusinessDraft } from './business-draft.js';
import { SimilarBusinesses } from './similar-businesses.js';

interface HoursStepProps {
  readonly draft: BusinessDraft;
  readonly faults: Faults;
  readonly onChange: (day: Weekday, value: string) => void;
}

export function HoursStep({ draft, faults, onChange }: HoursStepProps) {
  const { hours } = usePageTexts('add-business');
  return (
    <>
      <SimilarBusinesses draft={draft} />
      <p className="form-note">{hours.text}</p>
      <DayFields
        prefix="business"
        labels={hours.days}
        placeholder={hours.hint}
        week={draft}
        faults={faults}
        onChange={onChange}
      />
    </>
  );
}
