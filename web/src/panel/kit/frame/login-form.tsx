import { Button, Input } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { logIn } from '../session/panel-session.js';
import { CodeForm } from './code-form.js';
import { loginFault } from './login-fault.js';

interface LoginFormProps {
  /** Stands above the password, not above the code. */
  readonly intro?: string;
  readonly onIn?: () => void;
}

/** Asks for the operator's password, or for an account's address and password, and for a code where the account has a second factor; `onIn` is called once all were right. */
export function LoginForm({ intro, onIn }: LoginFormProps) {
  const { gate } = usePageTexts('admin').shell;
  const id = useId();
  const [hasAccount, setHasAccount] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [ticket, setTicket] = useState<string | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFault('');
    const outcome = await logIn(hasAccount ? { email, password } : { password });
    setBusy(false);
    setPassword('');
    if (outcome.kind === 'in') onIn?.();
    else if (outcome.kind === 'code') setTicket(outcome.ticket);
    else setFault(loginFault(outcome, hasAccount ? { ...gate, wrong: gate.wrongAccount } : gate));
  };

  if (ticket !== null) {
    const begin = (why: string): void => {
      setTicket(null);
      setFault(why);
    };
    return <CodeForm ticket={ticket} onIn={onIn} onBack={begin} />;
  }
  return (
    <form className="panel-login" onSubmit={(event) => void submit(event)}>
      {intro && <p>{intro}</p>}
      {hasAccount && (
        <>
          <label htmlFor={`${id}-email`}>{gate.email}</label>
          <Input
            id={`${id}-email`}
            type="email"
            name="email"
            autoComplete="username"
            maxLength={254}
            required
            autoFocus
            value={email}
            aria-describedby={`${id}-fault`}
            onChange={(event) => setEmail(event.target.value)}
          />
        </>
      )}
      <label htmlFor={id}>{gate.password}</label>
      <Input
        id={id}
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={128}
        required
        autoFocus={!hasAccount}
        value={password}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p id={`${id}-fault`} role="alert" className="panel-fault">
        {fault}
      </p>
      <Button type="submit" disabled={isBusy}>
        {gate.submit}
      </Button>
      <button type="button" className="panel-quiet" onClick={() => setHasAccount(!hasAccount)}>
        {hasAccount ? gate.asOwner : gate.withAccount}
      </button>
    </form>
  );
}
