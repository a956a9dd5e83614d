import { Button, Input } from '@chakra-ui/react';
import { FACTORS } from '@gewerk/contracts/limits';
import { useId, useState, type FormEvent } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { confirmLogin } from '../session/panel-session.js';
import { loginFault } from './login-fault.js';

const FORBIDDEN = 403;

interface CodeFormProps {
  /** Ticket issued after a correct password. */
  readonly ticket: string;
  readonly onIn?: (() => void) | undefined;
  /** Called when the login starts over, with the reason; '' if the user chose to start again. */
  readonly onBack: (fault: string) => void;
}

/** The second step of a login: a code from the authenticator app, or a recovery code if the app is lost. */
export function CodeForm({ ticket, onIn, onBack }: CodeFormProps) {
  const { shell, factors, faults } = usePageTexts('admin');
  const texts = factors.gate;
  const id = useId();
  const [byApp, setByApp] = useState(true);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFault('');
    const outcome = await confirmLogin({ ticket, code });
    setBusy(false);
    setCode('');
    if (outcome.kind === 'in') onIn?.();
    else if (outcome.kind === 'failed' && outcome.status === FORBIDDEN) onBack(texts.tooLate);
    else if (outcome.kind !== 'code') {
      const wrong = byApp ? texts.wrong : texts.wrongRecovery;
      setFault(loginFault(outcome, { ...shell.gate, wrong }, faults));
    }
  };
  const change = (): void => {
    setByApp(!byApp);
    setCode('');
    setFault('');
  };

  return (
    <form className="panel-login" aria-labelledby={`${id}-title`} onSubmit={(event) => void submit(event)}>
      <h2 id={`${id}-title`} className="visually-hidden">
        {texts.title}
      </h2>
      <label htmlFor={id}>{byApp ? texts.code : texts.recovery}</label>
      <Input
        // Render a new field, so that a phone shows the right keyboard for it.
        key={String(byApp)}
        id={id}
        name="code"
        autoComplete={byApp ? 'one-time-code' : 'off'}
        inputMode={byApp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FACTORS.codeLength}
        required
        autoFocus
        value={code}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={(event) => setCode(event.target.value)}
      />
      <p id={`${id}-hint`} className="panel-hint">
        {byApp ? texts.codeHint : texts.recoveryHint}
      </p>
      <p id={`${id}-fault`} role="alert" className="panel-fault">
        {fault}
      </p>
      <Button type="submit" disabled={isBusy}>
        {texts.submit}
      </Button>
      <button type="button" className="panel-quiet" onClick={change}>
        {byApp ? texts.useRecovery : texts.useApp}
      </button>
      <button type="button" className="panel-quiet" onClick={() => onBack('')}>
        {texts.back}
      </button>
    </form>
  );
}
