import { useState } from 'react';

/** Shows a choice at once, before its source, such as the address, has followed; then the source's value again. */
export function useChosen<T>(value: T): [shown: T, choose: (value: T) => void] {
  const [shown, setShown] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setShown(value);
  }
  return [shown, setShown];
}
