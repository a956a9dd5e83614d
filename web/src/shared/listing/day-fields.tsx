import { type Weekday, weekdays } from '@gewerk/contracts';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import type { PageTexts } from '../../texts/catalogue-types.js';
import { Button } from '../../ui/buttons/button.js';
import type { Faults } from '../../ui/forms/faults.js';
import { TextField } from '../../ui/forms/text-field.js';
import { useReadHours } from './read-hours.js';

interface DayFieldsProps {
  /** Prefix of the fields' ids. */
  readonly prefix: string;
  readonly labels: Readonly<Record<Weekday, string>>;
  readonly placeholder: string;
  readonly week: Readonly<Record<Weekday, string>>;
  readonly faults: Faults;
  readonly onChange: (day: Weekday, value: string) => void;
}

const copied: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday'];

/** Opening hours as free text, one field per day, each with a hint that shows how the site reads it. */
export function DayFields({ prefix, labels, placeholder, week, faults, onChange }: DayFieldsProps) {
  const { hours: texts } = usePageTexts('forms');
  const read = useReadHours(week);
  const [typedIn, setTypedIn] = useState<Weekday | null>(null);
  const echo = (day: Weekday): string | undefined => {
    const hours = read[day];
    if (hours === undefined) return undefined;
    return hours === null ? texts.unread : texts.read(inWords(hours, texts));
  };
  const { monday } = week;
  const isCopyable =
    monday.trim() !== '' && read.monday !== null && copied.some((other) => week[other] !== monday);
  return (
    <>
      <div className="form-row">
        {weekdays.map((day) => (
          <div key={day} className="day-field">
            <TextField
              id={`${prefix}-${day}`}
              name={day}
              label={labels[day]}
              value={week[day]}
              error={faults[day]}
              hint={echo(day)}
              hintTone={read[day] === null ? 'warning' : undefined}
              autoComplete="off"
              placeholder={placeholder}
              isOptional
              maxLength={FORM_LENGTH.hours}
              onChange={(value) => {
                setTypedIn(day);
                onChange(day, value);
              }}
            />
            {day === 'monday' && isCopyable && (
              <Button
                type="button"
                variant="outline"
                size="sm"
                onClick={() => copied.forEach((other) => onChange(other, monday))}
              >
                {texts.copy}
              </Button>
            )}
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {typedIn && echo(typedIn) && `${labels[typedIn]}: ${echo(typedIn)}`}
      </p>
    </>
  );
}

function inWords(hours: string, texts: PageTexts['forms']['hours']): string {
  if (hours === 'Closed') return texts.closed;
  return hours === 'Open 24 hours' ? texts.allDay : hours.replaceAll('-', '–');
}
