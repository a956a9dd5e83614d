import { useLayoutEffect, useRef } from 'react';

/** Returns the focus to the button that sent a form: the button loses the focus while it is disabled. */
export function useKeptFocus(isSending: boolean): void {
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isSending) {
      // Note the button now, since the browser removes the focus in the next frame.
      pressed.current = document.activeElement;
      return;
    }
    const { current: button } = pressed;
    pressed.current = null;
    if (button instanceof HTMLElement && document.activeElement === document.body) button.focus();
  }, [isSending]);
}
