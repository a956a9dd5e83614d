import { startTransition, useOptimistic } from 'react';

/**
 * Shows a choice immediately, before its source, such as the URL, has changed. After that it shows the source's
 * value again, even if the source did not change because the visitor went back in the meantime. The source must be
 * changed in the same event as the choice.
 */
export function useChosen<T>(value: T): [shown: T, choose: (value: T) => void] {
  const [shown, show] = useOptimistic(value);
  return [shown, (chosen) => startTransition(() => show(() => chosen))];
}
