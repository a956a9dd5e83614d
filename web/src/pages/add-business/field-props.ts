import { type TextKey } from './business-draft.js';

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export type FieldPropsOf = (field: TextKey) => FieldProps;
