import type { ComponentProps } from 'react';

export type TextInputProps = ComponentProps<'input'>;

/**
 * A field styled by the recipe in `system.ts`, without Chakra's script. The caller provides the label and the
 * `aria-` attributes.
 */
export function TextInput(props: TextInputProps) {
  return (
    <input {...props} className={props.className === undefined ? 'input' : `input ${props.className}`} />
  );
}
