import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Passes on text that was typed into a controlled field before hydration; otherwise rendering would reset the
 * field to `value`.
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
  // This must be a layout effect: passive effects run later, and fields are rendered again after them.
  useLayoutEffect(() => takeOver(), []);
  return field;
}
