import { type RefObject, useEffect, useRef } from 'react';

/** Marks a form that Ctrl+S or Cmd+S submits while it is shown. */
export function useSaveKey(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (!isWanted || !form.current?.checkVisibility()) return;
      // If another form has the focus, that form is saved; an open dialog must be answered first.
      const typedIn = document.activeElement?.closest('form, dialog');
      if (typedIn && typedIn !== form.current) return;
      event.preventDefault();
      form.current.requestSubmit();
    };
    // In the capture phase, before the keys of the whole panel, which would otherwise handle the key themselves.
    addEventListener('keydown', save, true);
    return () => removeEventListener('keydown', save, true);
  }, []);
  return form;
}
