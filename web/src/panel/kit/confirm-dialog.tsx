import { Button } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  /** Also on Escape. */
  readonly onClose: () => void;
}

export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="panel-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="panel-actions">
        <Button
          onClick={() => {
            onConfirm();
            close();
          }}
        >
          {confirm}
        </Button>
        <Button variant="outline" onClick={close}>
          {cancel}
        </Button>
      </div>
    </dialog>
  );
}
