import { Button, Input } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { type PageTexts } from '../../../texts/catalogue-types.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { logIn, type LoginOutcome } from '../session/panel-session.js';

const SECONDS_IN_MINUTE = 60;

/** Asks for the operator's password; `onIn` is called once it was right. */
export function LoginForm({ onIn }: { readonly onIn?: () => void }) {
  const { gate } = usePageTexts('admin').shell;
  const id = useId();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFault('');
    const outcome = await logIn(password);
    setBusy(false);
    setPassword('');
    if (outcome.kind === 'in') onIn?.();
    else setFault(faultOf(outcome, gate));
  };

  return (
    <form className="panel-login" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{gate.password}</label>
      <Input
        id={id}
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={128}
        required
        autoFocus
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
    </form>
  );
}

function faultOf(
  outcome: Exclude<LoginOutcome, { kind: 'in' }>,
  texts: PageTexts['admin']['shell']['gate'],
): string {
  if (outcome.kind === 'wrong') return texts.wrong;
  if (outcome.kind === 'wait') {
    return texts.tooMany(Math.max(1, Math.ceil(outcome.seconds / SECONDS_IN_MINUTE)));
  }
  return texts.failed(outcome.message);
}
