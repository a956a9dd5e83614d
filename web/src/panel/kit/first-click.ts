import type { MouseEvent } from 'react';

/**
 * Handles only the first click of several: the second of a double click would hit another entry that has moved up,
 * or the button that stops what the first has started.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
