import { Button, Input } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useModal } from './use-modal.js';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  /** A word that the user must type first, for actions that cannot be undone. */
  readonly typed?: { readonly word: string; readonly label: string };
  /** False if there is nothing to confirm. */
  readonly isPossible?: boolean;
  readonly onConfirm: () => void;
  /** Also called on Escape and Back. */
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, typed, isPossible = true, onConfirm, onClose } = props;
  const [word, setWord] = useState('');
  const id = useId();
  const dialog = useModal();
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
      {typed && (
        <div className="field">
          <label htmlFor={`${id}-word`}>{typed.label}</label>
          <Input
            id={`${id}-word`}
            autoComplete="off"
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </div>
      )}
      <div className="panel-actions">
        <Button
          disabled={!isPossible || (typed !== undefined && word.trim() !== typed.word)}
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
