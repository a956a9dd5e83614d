import { type RefObject, useEffect, useRef } from 'react';
import { closeByBack } from '../../../platform/close-by-back.js';

/** For a dialog that lies over the panel from its first drawing on; Back closes it, as Escape does, and leaves the page as it is. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return closeByBack(() => dialog.current?.close());
  }, []);
  return dialog;
}
