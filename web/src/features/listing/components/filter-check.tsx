import { useChosen } from '../../../ui/use-chosen.js';

interface FilterCheckProps {
  readonly name: string;
  readonly label: string;
  /** How many it would find, as a text; '' while that is not known. */
  readonly count: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** One filter that is on or off. */
export function FilterCheck({ name, label, count, isChecked, onChange }: FilterCheckProps) {
  const [shown, choose] = useChosen(isChecked);
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={shown}
        onChange={({ target }) => {
          choose(target.checked);
          onChange(target.checked);
        }}
      />
      <span>{label}</span>
      <span className="facet">{count}</span>
    </label>
  );
}
