import { type RefObject, useEffect, useRef } from 'react';
import { closeByBack } from '../../../platform/close-by-back.js';

/** For a dialog that opens over the panel when rendered; Back closes it, like Escape, and stays on the page. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return closeByBack(() => dialog.current?.close());
  }, []);
  return dialog;
}
