import { Button } from '@chakra-ui/react';
import { FORM_LENGTH, PASSWORD } from '@gewerk/contracts/limits';
import { useId, useState, type FormEvent } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { PanelInput } from '../forms/panel-input.js';
import { logIn, type LoginOutcome } from '../session/panel-session.js';
import { canUsePasskeys, chooseAndLogIn } from '../session/passkeys.js';
import { CodeForm } from './code-form.js';
import { loginFault } from './login-fault.js';

interface LoginFormProps {
  /** Shown above the password field, but not above the code field. */
  readonly intro?: string;
  readonly onIn?: () => void;
}

/**
 * Asks for the operator's password, or for an account's email address and password, and for a code if the account
 * has a second factor. Calls `onIn` once all of them are correct.
 */
export function LoginForm({ intro, onIn }: LoginFormProps) {
  const { shell, factors, faults } = usePageTexts('admin');
  const { gate } = shell;
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
    else setFault(loginFault(outcome, hasAccount ? { ...gate, wrong: gate.wrongAccount } : gate, faults));
  };

  const logInByPasskey = async (): Promise<void> => {
    setBusy(true);
    setFault('');
    const outcome = await chooseAndLogIn().catch((error: unknown) => failureOf(error));
    setBusy(false);
    if (outcome?.kind === 'in') onIn?.();
    else if (outcome === null) setFault(factors.gate.noPasskey);
    else if (outcome.kind !== 'code') {
      setFault(loginFault(outcome, { ...gate, wrong: factors.gate.unknownPasskey }, faults));
    }
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
        <PanelInput
          id={`${id}-email`}
          label={gate.email}
          faultId={`${id}-fault`}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={FORM_LENGTH.email}
          autoFocus
          value={email}
          onChange={setEmail}
        />
      )}
      <PanelInput
        id={id}
        label={gate.password}
        faultId={`${id}-fault`}
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD.maxLength}
        autoFocus={!hasAccount}
        value={password}
        aria-invalid={fault !== ''}
        onChange={setPassword}
      />
      <p id={`${id}-fault`} role="alert" className="panel-fault">
        {fault}
      </p>
      <Button type="submit" disabled={isBusy}>
        {gate.submit}
      </Button>
      {canUsePasskeys() && (
        <button type="button" className="panel-quiet" disabled={isBusy} onClick={() => void logInByPasskey()}>
          {factors.gate.withPasskey}
        </button>
      )}
      <button type="button" className="panel-quiet" onClick={() => setHasAccount(!hasAccount)}>
        {hasAccount ? gate.asOwner : gate.withAccount}
      </button>
    </form>
  );
}

const failureOf = (error: unknown): LoginOutcome => ({
  kind: 'failed',
  status: 0,
  message: error instanceof Error ? error.message : String(error),
});
