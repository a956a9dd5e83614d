import { useLayoutEffect, useRef } from 'react';

/** Returns the focus to the button that sent a form, which loses it while it is disabled. */
export function useKeptFocus(isSending: boolean): void {
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isSending) {
      // Noted now, since the browser removes the focus with the next frame.
      pressed.current = document.activeElement;
      return;
    }
    const { current: button } = pressed;
    pressed.current = null;
    if (button instanceof HTMLElement && document.activeElement === document.body) button.focus();
  }, [isSending]);
}
