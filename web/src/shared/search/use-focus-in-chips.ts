import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';

interface ChipList {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Keeps the focus from being lost when a pressed chip removes itself: the focus moves to the next chip or, if
 * there is none, to the content.
 * @param names names of the chips that are shown
 */
export function useFocusInChips(names: readonly string[]): ChipList {
  const ref = useRef<HTMLUListElement>(null);
  const pressed = useRef(-1);
  const shown = names.join('\n');
  useLayoutEffect(() => {
    const { current: place } = pressed;
    if (place < 0 || document.activeElement !== document.body) return;
    pressed.current = -1;
    const chips = ref.current?.querySelectorAll('a') ?? [];
    const next = chips[Math.min(place, chips.length - 1)] ?? document.querySelector<HTMLElement>('main');
    next?.focus({ preventScroll: true });
  }, [shown]);
  const onClick = ({ currentTarget, target }: MouseEvent): void => {
    const chip = target instanceof Element ? target.closest('a') : null;
    pressed.current = chip ? [...currentTarget.querySelectorAll('a')].indexOf(chip) : -1;
  };
  return { ref, onClick };
}
