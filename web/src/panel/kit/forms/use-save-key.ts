import { type RefObject, useEffect, useRef } from 'react';

/** The form that Ctrl+S, or Cmd+S, submits while it is shown. */
export function useSaveKey(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (!isWanted || !form.current?.checkVisibility()) return;
      // Another form that is typed in is the one to save; a dialog that asks is to be answered first.
      const typedIn = document.activeElement?.closest('form, dialog');
      if (typedIn && typedIn !== form.current) return;
      event.preventDefault();
      form.current.requestSubmit();
    };
    // Before the keys of the whole panel, which would take it for one that nothing saves.
    addEventListener('keydown', save, true);
    return () => removeEventListener('keydown', save, true);
  }, []);
  return form;
}
