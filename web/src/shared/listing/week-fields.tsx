import type { Weekday } from '@gewerk/contracts';
import type { Faults } from '../../ui/forms/faults.js';
import { DayFields } from './day-fields.js';

interface WeekTexts {
  readonly hours: string;
  readonly hoursHint: string;
  readonly days: Readonly<Record<Weekday, string>>;
}

interface WeekFieldsProps {
  readonly texts: WeekTexts;
  readonly draft: Readonly<Record<Weekday, string>>;
  readonly faults: Faults;
  readonly onChange: (day: Weekday, value: string) => void;
}

/** The days of the week as one group of fields; an error of the whole week is shown below the group. */
export function WeekFields({ texts, draft, faults, onChange }: WeekFieldsProps) {
  const fault = faults['hours'];
  return (
    <fieldset className="report-hours" aria-describedby={fault ? 'listing-hours-error' : undefined}>
      <legend>{texts.hours}</legend>
      <DayFields
        prefix="listing"
        labels={texts.days}
        placeholder={texts.hoursHint}
        week={draft}
        faults={faults}
        onChange={onChange}
      />
      {fault && (
        <p id="listing-hours-error" className="field-error">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
