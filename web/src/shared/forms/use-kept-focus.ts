import { useLayoutEffect, useRef } from 'react';

/** Gives the focus back to the button that sent a form: one that cannot be pressed meanwhile loses it. */
export function useKeptFocus(isSending: boolean): void {
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isSending) {
      // The browser takes it away with the next frame.
      pressed.current = document.activeElement;
      return;
    }
    const { current: button } = pressed;
    pressed.current = null;
    if (button instanceof HTMLElement && document.activeElement === document.body) button.focus();
  }, [isSending]);
}
