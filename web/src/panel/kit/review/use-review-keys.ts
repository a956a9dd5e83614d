import { useEffect, useRef } from 'react';

/** The actions of a review, by key. */
export type ReviewKeys = Readonly<Record<string, (() => void) | undefined>>;

const isTyped = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Single keys work while no field has the focus and no dialog is open; Escape also works in the review's own
 * fields.
 */
export function useReviewKeys(keys: ReviewKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      if (isTyped(event.target) && !(event.key === 'Escape' && event.target.closest('.review'))) return;
      const act = current.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
