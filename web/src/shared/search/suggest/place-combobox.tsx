import type { TextInputProps } from '../../../ui/forms/text-input.js';
import { SuggestingInput } from './suggesting-input.js';

interface PlaceComboboxProps extends Omit<TextInputProps, 'value'> {
  /** Called after a suggested place was filled in. */
  readonly onChosen?: (location: string) => void;
}

/**
 * A field for a place that suggests cities, postal codes and districts. The form treats it like any other field.
 */
export function PlaceCombobox({ onChosen, ...input }: PlaceComboboxProps) {
  return (
    <SuggestingInput
      {...input}
      field="location"
      searchPath={noPath}
      onChoose={({ label }, field) => {
        field.value = label;
        onChosen?.(label);
      }}
    />
  );
}

/** In a place field, suggestions do not link to searches. */
const noPath = (): string => '';
