import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useModal } from './use-modal.js';

interface SaveDialogProps {
  readonly title: string;
  readonly intro?: string;
  readonly lines: readonly string[];
  /** Shown below the lines. */
  readonly children?: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel?: () => void;
  /** Also called on Escape and Back. */
  readonly onClose: () => void;
}

export function SaveDialog({
  title,
  intro,
  lines,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  onClose,
}: SaveDialogProps) {
  const dialog = useModal();
  const end = (act?: () => void): void => {
    act?.();
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="panel-dialog" aria-labelledby="save-title" onClose={onClose}>
      <h2 id="save-title">{title}</h2>
      {intro !== undefined && <p>{intro}</p>}
      <ul className="panel-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
      <div className="panel-save">
        <Button onClick={() => end(onConfirm)}>{confirm}</Button>
        <Button variant="outline" onClick={() => end(onCancel)}>
          {cancel}
        </Button>
      </div>
    </dialog>
  );
}
