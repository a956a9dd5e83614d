import type { MouseEvent } from 'react';

/**
 * Handles only the first of several clicks: the second click of a double click would hit an entry that has moved
 * up, or the button that stops the action that has just started.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
