import { NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../app/app-context.js';
import { useEarlyInput } from '../../ui/use-early-input.js';

interface ChoiceFieldProps<Value extends string> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  /** '' while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** A required choice that starts with none. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, name, label, values, labels, value, onChange, error } = props;
  const { forms } = useTexts();
  const field = useEarlyInput<HTMLSelectElement>(value, onChange);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <NativeSelect.Root>
        <NativeSelect.Field
          ref={field}
          id={id}
          name={name}
          // What a browser restores when going back was not chosen now.
          autoComplete="off"
          value={value}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{forms.choose}</option>
          {values.map((each) => (
            <option key={each} value={each}>
              {labels[each]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown size={16} aria-hidden="true" />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
