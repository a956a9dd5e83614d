import { useCallback, useEffect, useRef } from 'react';

export interface Debounced<Input extends unknown[]> {
  /** Runs the action once `delay` milliseconds have passed without another call. */
  readonly call: (...input: Input) => void;
  /** Forgets a call that has not run yet. */
  readonly cancel: () => void;
}

/** Holds an action back until calls pause. */
export function useDebounced<Input extends unknown[]>(
  action: (...input: Input) => void,
  delay: number,
): Debounced<Input> {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const call = useCallback(
    (...input: Input) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...input), delay);
    },
    [delay],
  );
  return { call, cancel };
}
