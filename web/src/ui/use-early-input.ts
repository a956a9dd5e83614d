import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * For a controlled field of a server-rendered page: hands on what was typed or chosen before the page was taken over, which the
 * field's next rendering would otherwise put back to `value`.
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
  // Before passive effects, after which fields render again.
  useLayoutEffect(() => takeOver(), []);
  return field;
}
