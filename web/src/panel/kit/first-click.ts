import type { MouseEvent } from 'react';

/**
 * Acts on the first click of several: what a double click hits second is another entry, which has moved up, or the button that
 * stops what the first has started.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
