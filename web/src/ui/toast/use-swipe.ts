import { useRef, type PointerEvent } from 'react';

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Moves an element to the right along with the pointer; calls `onSwipe` if the pointer is released after at least
 * `threshold` pixels.
 */
export function useSwipe(threshold: number, onSwipe: () => void): SwipeHandlers {
  const startX = useRef<number | null>(null);
  const offset = (event: PointerEvent): number =>
    Math.max(0, event.clientX - (startX.current ?? event.clientX));
  const reset = (element: HTMLElement): void => {
    startX.current = null;
    element.style.removeProperty('translate');
  };
  return {
    onPointerDown: (event) => {
      const isControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.button !== 0 || isControl) return;
      startX.current = event.clientX;
      // Capture the pointer at once, so that even its first move may leave the element.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (startX.current === null) return;
      event.currentTarget.style.translate = `${offset(event)}px`;
    },
    onPointerUp: (event) => {
      const isFar = offset(event) >= threshold;
      reset(event.currentTarget);
      if (isFar) onSwipe();
    },
    onPointerCancel: (event) => reset(event.currentTarget),
  };
}
