import { Input } from '@chakra-ui/react';
import { useTypedFilter } from '../kit/business-list/use-typed-filter.js';
import { localToday } from '../kit/figures/local-today.js';

/** The earliest accepted date: a year that is typed digit by digit is below 1000 until its last digit is typed. */
const EARLIEST = '1000-01-01';

interface DateFilterProps {
  readonly id: string;
  readonly label: string;
  /** `YYYY-MM-DD`; '' for any. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A field for a day no later than today (admin specification, section 5). */
export function DateFilter({ id, label, value, onChange }: DateFilterProps) {
  const { text, type, ask, drop } = useTypedFilter(value, onChange);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        max={localToday()}
        value={text}
        onChange={({ target }) => {
          if (target.value > localToday()) return;
          type(target.value);
          if (target.value === '' || target.value >= EARLIEST) ask(target.value);
        }}
        onBlur={drop}
      />
    </div>
  );
}
