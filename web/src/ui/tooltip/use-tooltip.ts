import { TOOLTIP } from '@gewerk/contracts/limits';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { placeBeside } from './place-beside.js';

/** Time at which a tooltip was last hidden, so that the next one opens at once. */
let hiddenAt = Number.NEGATIVE_INFINITY;

export function useTooltip(anchor: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = (): void => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    if (isOpen) hiddenAt = Date.now();
    setOpen(false);
  };
  const openLater = (): void => {
    clearTimeout(timer.current);
    const follows = Date.now() - hiddenAt <= TOOLTIP.skipDelay;
    timer.current = setTimeout(open, follows ? 0 : TOOLTIP.openDelay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Puts the bubble into the top layer, where nothing clips it. */
  const bubble = (element: HTMLElement | null): void => {
    if (!element || !anchor.current) return;
    element.showPopover?.();
    placeBeside(element, anchor.current);
  };

  const handlers = {
    onPointerEnter: openLater,
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) open();
    },
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    },
  };
  return { isOpen, handlers, bubble };
}
