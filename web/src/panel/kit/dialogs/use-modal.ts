import { type RefObject, useEffect, useRef } from 'react';
import { closeByBack } from '../../../platform/close-by-back.js';

/** Makes a dialog modal as soon as it is rendered. Like Escape, Back closes it without leaving the page. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return closeByBack(() => dialog.current?.close());
  }, []);
  return dialog;
}
