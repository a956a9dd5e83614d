import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useChosen } from '../../ui/forms/use-chosen.js';

interface FilterCheckProps {
  readonly name: string;
  readonly label: string;
  /** Number of results as a text; '' if unknown. */
  readonly count: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export function FilterCheck({ name, label, count, isChecked, onChange }: FilterCheckProps) {
  const [shown, choose] = useChosen(isChecked);
  const field = useRef<HTMLInputElement>(null);
  function take(checked: boolean) {
    choose(checked);
    onChange(checked);
  }
  // The box may have been checked before its hydration, which happens later than that of the surrounding page.
  const noteEarly = useEffectEvent(() => {
    const early = field.current?.checked ?? isChecked;
    if (early !== isChecked) queueMicrotask(() => take(early));
  });
  useLayoutEffect(() => noteEarly(), []);
  return (
    <label>
      <input
        ref={field}
        type="checkbox"
        name={name}
        value="true"
        checked={shown}
        onChange={({ target }) => take(target.checked)}
      />
      <span>{label}</span>
      <span className="facet">{count}</span>
    </label>
  );
}
