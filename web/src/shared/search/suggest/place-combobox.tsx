import type { TextInputProps } from '../../../ui/forms/text-input.js';
import { SuggestingInput } from './suggesting-input.js';

interface PlaceComboboxProps extends Omit<TextInputProps, 'value'> {
  /** Called after a suggested place was filled in. */
  readonly onChosen?: (location: string) => void;
}

/** A field for a place with completion: cities, postal codes, districts. The form reads it like any other. */
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

/** Suggestions of a place field do not link to searches. */
const noPath = (): string => '';
