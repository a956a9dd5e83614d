import { Button } from '@chakra-ui/react';
import { weekdays } from '@gewerk/contracts';
import { CopyPlus } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Tooltip } from '../../ui/tooltip/tooltip.js';
import type { HoursDay } from '../kit/business-form/hours-draft.js';
import './copy-day.css';

const SATURDAY = 5;
export const workdays: readonly HoursDay[] = weekdays.slice(0, SATURDAY);

/** Groups of days that often have the same hours. */
const usual = {
  workdays,
  weekend: weekdays.slice(SATURDAY),
  week: weekdays,
} as const satisfies Record<string, readonly HoursDay[]>;

interface CopyDayProps {
  readonly day: HoursDay;
  /** Days to which the hours can be copied. */
  readonly others: readonly HoursDay[];
  readonly onCopy: (to: readonly HoursDay[]) => void;
}

/**
 * A button that opens a list of days to which one day's hours can be copied; Enter copies, Escape closes the list.
 */
export function CopyDay({ day, others, onCopy }: CopyDayProps) {
  const { hours: texts } = usePageTexts('admin').businesses;
  const [chosen, setChosen] = useState<readonly HoursDay[] | null>(null);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setChosen(null);
    button.current?.focus();
  };
  const to = others.filter((other) => chosen?.includes(other));
  const copy = (): void => {
    if (to.length === 0) return;
    onCopy(to);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Without this, Enter would save the business.
      event.preventDefault();
      copy();
    }
  };
  return (
    <>
      <Tooltip text={texts.copyDay(texts.days[day])}>
        <button
          ref={button}
          type="button"
          className="panel-icon"
          aria-label={texts.copyDay(texts.days[day])}
          aria-expanded={chosen !== null}
          aria-controls={chosen ? id : undefined}
          onClick={() => setChosen(chosen ? null : [])}
        >
          <CopyPlus size={18} aria-hidden="true" />
        </button>
      </Tooltip>
      {chosen && (
        <div
          id={id}
          className="panel-copy-day"
          role="group"
          aria-label={texts.copyTo(texts.days[day])}
          onKeyDown={onKeyDown}
        >
          <p aria-hidden="true">{texts.copyTo(texts.days[day])}</p>
          <div className="panel-copy-row">
            {(Object.keys(usual) as (keyof typeof usual)[]).map((name) => (
              <Button
                key={name}
                type="button"
                variant="outline"
                size="sm"
                onClick={() => setChosen(usual[name])}
              >
                {texts.usualDays[name]}
              </Button>
            ))}
          </div>
          <div className="panel-copy-row">
            {others.map((other) => (
              <label key={other} className="panel-check">
                <input
                  type="checkbox"
                  checked={chosen.includes(other)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, other] : chosen.filter((each) => each !== other))
                  }
                />
                {texts.days[other]}
              </label>
            ))}
          </div>
          <div className="panel-copy-row">
            <Button type="button" size="sm" disabled={to.length === 0} onClick={copy}>
              {texts.copyNow}
            </Button>
            <Button type="button" variant="outline" size="sm" onClick={close}>
              {texts.copyCancel}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
