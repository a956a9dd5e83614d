import { useState } from 'react';

/**
 * A choice whose truth lies elsewhere, such as in the address: shows what was chosen at once, though the truth follows
 * a moment later, and whatever the truth becomes then.
 */
export function useChosen<T>(value: T): [shown: T, choose: (value: T) => void] {
  const [shown, setShown] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setShown(value);
  }
  return [shown, setShown];
}
