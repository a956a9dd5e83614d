import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { LoginForm } from './login-form.js';

export function ExpiredDialog() {
  const { expired } = usePageTexts('admin').shell;
  const dialog = useRef<HTMLDialogElement>(null);
  const queries = useQueryClient();
  // The dialog is closed before it is removed, so that the focus returns to the edited field.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="panel-dialog"
      aria-labelledby="expired-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="expired-title">{expired.title}</h2>
      <p>{expired.text}</p>
      <LoginForm onIn={() => void queries.refetchQueries({ queryKey: ['admin'], type: 'active' })} />
    </dialog>
  );
}
