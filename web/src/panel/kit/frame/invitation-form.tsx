import { Button } from '@chakra-ui/react';
import { PASSWORD } from '@gewerk/contracts/limits';
import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { PanelInput } from '../forms/panel-input.js';
import { acceptInvitation } from '../session/panel-session.js';
import { CodeForm } from './code-form.js';
import { loginFault } from './login-fault.js';

interface InvitationFormProps {
  readonly token: string;
  readonly onIn: () => void;
}

/** Sets the password of an invited account. */
export function InvitationForm({ token, onIn }: InvitationFormProps) {
  const { shell, faults } = usePageTexts('admin');
  const { gate, invitation } = shell;
  const { brand } = useTexts().common;
  const id = useId();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [ticket, setTicket] = useState<string | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFault('');
    const outcome = await acceptInvitation({ token, password });
    setBusy(false);
    if (outcome.kind === 'in') onIn();
    else if (outcome.kind === 'code') setTicket(outcome.ticket);
    else setFault(loginFault(outcome, { ...gate, failed: invitation.failed }, faults));
  };

  if (ticket !== null) {
    return (
      <section className="panel-gate" aria-labelledby="invitation-title">
        <h1 id="invitation-title">{gate.title}</h1>
        {/* The password has been set and the link is used up: only the code is still missing. */}
        <CodeForm ticket={ticket} onIn={onIn} onBack={onIn} />
      </section>
    );
  }
  return (
    <section className="panel-gate" aria-labelledby="invitation-title">
      <h1 id="invitation-title">{invitation.title(brand.name)}</h1>
      <p>{invitation.intro}</p>
      <form className="panel-login" onSubmit={(event) => void submit(event)}>
        <PanelInput
          id={id}
          label={invitation.password}
          hint={invitation.hint}
          faultId={`${id}-fault`}
          type="password"
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD.minLength}
          maxLength={PASSWORD.maxLength}
          autoFocus
          value={password}
          aria-invalid={fault !== ''}
          onChange={setPassword}
        />
        <p id={`${id}-fault`} role="alert" className="panel-fault">
          {fault}
        </p>
        <Button type="submit" disabled={isBusy}>
          {invitation.submit}
        </Button>
      </form>
    </section>
  );
}
