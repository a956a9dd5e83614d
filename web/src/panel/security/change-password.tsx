import { Button } from '@chakra-ui/react';
import { panelRoutes } from '@gewerk/contracts/http';
import { PASSWORD } from '@gewerk/contracts/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { callPanel } from '../kit/api/call-panel.js';
import { PanelInput } from '../kit/forms/panel-input.js';
import { noteSessionRenewed } from '../kit/session/panel-session.js';
import { PanelError } from '../kit/api/fault-text.js';
import { useFaultText } from '../kit/api/use-fault-text.js';

export function ChangePassword() {
  const { password: texts } = usePageTexts('admin').security;
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [oldPassword, setOld] = useState('');
  const [newPassword, setNew] = useState('');
  const change = useMutation({
    mutationFn: () => callPanel(panelRoutes.changePassword, { body: { oldPassword, newPassword } }),
    // Attempts are counted, so there are no retries.
    retry: false,
    onSuccess: (session) => {
      void noteSessionRenewed(session);
      setOld('');
      setNew('');
      toast({ title: texts.done, description: texts.doneText });
      return queries.invalidateQueries({ queryKey: ['admin', 'audit'], refetchType: 'active' });
    },
    onError: (error) =>
      toast({
        kind: 'error',
        title: texts.failed,
        description: names(error, 'oldPassword')
          ? texts.wrong
          : names(error, 'newPassword')
            ? texts.common
            : faultText(error),
      }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form className="panel-form" aria-labelledby="password-title" onSubmit={submit}>
      <h2 id="password-title">{texts.title}</h2>
      <PanelInput
        id="old-password"
        label={texts.old}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD.maxLength}
        value={oldPassword}
        onChange={setOld}
      />
      <PanelInput
        id="new-password"
        label={texts.new}
        hint={texts.hint}
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD.minLength}
        maxLength={PASSWORD.maxLength}
        value={newPassword}
        onChange={setNew}
      />
      <Button type="submit" variant="outline" size="sm" disabled={change.isPending}>
        {texts.submit}
      </Button>
    </form>
  );
}

/** Whether a password was refused: the old one because it is wrong, or the new one because it is a common one. */
const names = (error: Error, field: 'oldPassword' | 'newPassword'): boolean =>
  error instanceof PanelError && (error.fault.errors ?? []).some((fault) => fault.field === field);
