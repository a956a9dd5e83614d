import { usePageTexts } from '../../platform/use-page-texts.js';
import { useChosen } from './use-chosen.js';
import { useEarlyInput } from './use-early-input.js';
import { Icon } from '../icons/icon.js';

interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Whether a value is required, in which case the field starts without one (''). */
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
}

export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): SelectFieldProps['options'] => values.map((value) => ({ value, label: labels[value] }));

export function SelectField(props: SelectFieldProps) {
  const { id, name, label, value, options, onChange, isRequired, error } = props;
  const [shown, choose] = useChosen(value);
  const field = useEarlyInput<HTMLSelectElement>(value, (chosen) => {
    // Wait: the surrounding page, which may react by navigating, is hydrated later than its fields.
    queueMicrotask(() => {
      choose(chosen);
      onChange(chosen);
    });
  });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select
          className="select-field"
          ref={field}
          id={id}
          name={name}
          // A value that the browser restores when the visitor goes back is not a new choice.
          autoComplete="off"
          value={shown}
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => {
            choose(target.value);
            onChange(target.value);
          }}
        >
          {isRequired && <NoChoice />}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <div className="select-indicator">
          <Icon name="unfold" size={16} />
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * The option for no value. It is a separate component because it needs the texts of forms, which pages without
 * such fields do not load.
 */
function NoChoice() {
  return <option value="">{usePageTexts('forms').choose}</option>;
}
