import { useCallback, useEffect, useRef } from 'react';

interface Debounced<Input extends unknown[]> {
  readonly call: (...input: Input) => void;
  readonly cancel: () => void;
}

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
