import { chakra, useRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';

export interface TextInputProps extends HTMLChakraProps<'input'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A text field in the looks of Chakra's `Input`, without its ties to Chakra's `Field`, whose code every page with a
 * search would have to load. A label and `aria-` attributes are the caller's.
 */
export function TextInput(props: TextInputProps) {
  const styles = useRecipe({ key: 'input' })();
  return <chakra.input {...props} css={styles} />;
}
