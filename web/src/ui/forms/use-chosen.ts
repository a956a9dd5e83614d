import { startTransition, useOptimistic } from 'react';

/**
 * Shows a choice at once, before its source, such as the address, has followed; then the source's value again, also where the
 * source did not follow, since the visitor went back in the meantime. The source is to be changed in the same event.
 */
export function useChosen<T>(value: T): [shown: T, choose: (value: T) => void] {
  const [shown, show] = useOptimistic(value);
  return [shown, (chosen) => startTransition(() => show(() => chosen))];
}
