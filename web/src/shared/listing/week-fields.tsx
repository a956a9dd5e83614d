import { weekdays, type Weekday } from '@gewerk/contracts';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { TextField } from '../../ui/forms/text-field.js';
import type { Faults } from '../../ui/forms/faults.js';

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

/** Opening hours as free text, a field for each day; the error of the whole week is shown below. */
export function WeekFields({ texts, draft, faults, onChange }: WeekFieldsProps) {
  const fault = faults['hours'];
  return (
    <fieldset className="report-hours" aria-describedby={fault ? 'listing-hours-error' : undefined}>
      <legend>{texts.hours}</legend>
      <div className="form-row">
        {weekdays.map((day) => (
          <TextField
            key={day}
            id={`listing-${day}`}
            name={day}
            label={texts.days[day]}
            value={draft[day]}
            error={faults[day]}
            autoComplete="off"
            placeholder={texts.hoursHint}
            isOptional
            maxLength={FORM_LENGTH.hours}
            onChange={(value) => onChange(day, value)}
          />
        ))}
      </div>
      {fault && (
        <p id="listing-hours-error" className="field-error">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
