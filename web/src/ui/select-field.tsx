import { NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useChosen } from './use-chosen.js';
import { useEarlyInput } from './use-early-input.js';

interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A select with its label above. */
export function SelectField({ id, name, label, value, options, onChange }: SelectFieldProps) {
  const [shown, choose] = useChosen(value);
  const field = useEarlyInput<HTMLSelectElement>(value, (chosen) => {
    choose(chosen);
    // The page around it, which may navigate then, is taken over only after its fields.
    queueMicrotask(() => onChange(chosen));
  });
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
          value={shown}
          onChange={({ target }) => {
            choose(target.value);
            onChange(target.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown size={16} aria-hidden="true" />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </div>
  );
}
