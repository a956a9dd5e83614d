import { chakra, useRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';

export interface TextInputProps extends HTMLChakraProps<'input'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** Like Chakra's `Input` without its large `Field`. Label and `aria-` attributes are the caller's. */
export function TextInput(props: TextInputProps) {
  const styles = useRecipe({ key: 'input' })();
  return <chakra.input {...props} css={styles} />;
}
