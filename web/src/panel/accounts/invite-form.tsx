import { Button } from '@chakra-ui/react';
import { type Role, roles } from '@gewerk/contracts';
import { ACCOUNTS, FORM_LENGTH } from '@gewerk/contracts/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import { toast } from '../../ui/toast/toast-store.js';
import { PanelInput } from '../kit/forms/panel-input.js';
import { accountsQuery, invite, type Invited } from './api.js';
import { useFaultText } from '../kit/api/use-fault-text.js';

/** @param onInvited receives the link if there is no mail server to send it */
export function InviteForm({ onInvited }: { readonly onInvited: (invited: Invited) => void }) {
  const { invite: texts, roles: names, rights } = usePageTexts('admin').accounts;
  const { language } = useApp();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const sending = useMutation({
    mutationFn: () => invite({ name, email, role, language: language ?? 'tr' }),
    // A repeated call would conflict with the account that the first call created.
    retry: false,
    onSuccess: (invited) => {
      setName('');
      setEmail('');
      if (invited.link === null)
        toast({ title: texts.sent, description: texts.sentText(invited.account.email) });
      onInvited(invited);
      return queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
    },
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: faultText(error) }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    sending.mutate();
  };
  return (
    <form className="panel-form" aria-labelledby="invite-title" onSubmit={submit}>
      <h3 id="invite-title">{texts.title}</h3>
      <PanelInput
        id="invite-name"
        label={texts.name}
        autoComplete="off"
        maxLength={ACCOUNTS.nameLength}
        value={name}
        onChange={setName}
      />
      <PanelInput
        id="invite-email"
        label={texts.email}
        type="email"
        autoComplete="off"
        maxLength={FORM_LENGTH.email}
        value={email}
        onChange={setEmail}
      />
      <SelectField
        id="invite-role"
        name="role"
        label={texts.role}
        value={role}
        options={optionsOf([...roles].reverse(), names)}
        onChange={(value) => setRole(value as Role)}
      />
      <p className="panel-hint">{rights[role]}</p>
      <Button type="submit" variant="outline" size="sm" disabled={sending.isPending}>
        {texts.submit}
      </Button>
    </form>
  );
}
