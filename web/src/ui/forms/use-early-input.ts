import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Passes on text typed into a controlled field before hydration; rendering would otherwise reset the field to
 * `value`.
 */
export function useEarlyInput<F extends Field>(
  value: string,
  onInput: (typed: string) => void,
): RefObject<F | null> {
  const field = useRef<F>(null);
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onInput(typed);
  });
  // A layout effect, which runs before passive effects, after which fields render again.
  useLayoutEffect(() => takeOver(), []);
  return field;
}
