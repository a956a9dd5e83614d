import type { ComponentProps } from 'react';

export type TextInputProps = ComponentProps<'input'>;

/** A field as the recipe in `system.ts` has it, without Chakra's script. Label and `aria-` attributes are the caller's. */
export function TextInput(props: TextInputProps) {
  return (
    <input {...props} className={props.className === undefined ? 'input' : `input ${props.className}`} />
  );
}
