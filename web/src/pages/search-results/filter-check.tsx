import { useChosen } from '../../ui/forms/use-chosen.js';

interface FilterCheckProps {
  readonly name: string;
  readonly label: string;
  /** Number of hits as a text; '' for unknown. */
  readonly count: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

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
