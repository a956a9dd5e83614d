import { Button, Input } from '@chakra-ui/react';
import { useId, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { statusOf } from '../../../platform/api/api-error.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useFaultText } from '../../kit/api/use-fault-text.js';

const BAD_REQUEST = 400;

interface SecretFormProps<Answer> {
  /** Fields above the secret; the first of them receives the focus. */
  readonly children?: ReactNode;
  readonly label: string;
  readonly hint?: string;
  readonly submit: string;
  /** The message if the secret was wrong. */
  readonly wrong: string;
  readonly field: Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>;
  readonly act: (secret: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** Asks for a password or a code before something is done. */
export function SecretForm<Answer>(props: SecretFormProps<Answer>) {
  const { children, label, hint, submit, wrong, field, act, onDone, onCancel } = props;
  const faultText = useFaultText();
  const { totp: texts } = usePageTexts('admin').factors;
  const id = useId();
  const [secret, setSecret] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFault('');
    try {
      onDone(await act(secret));
    } catch (error) {
      setSecret('');
      setFault(statusOf(error) === BAD_REQUEST ? wrong : texts.failed(faultText(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="panel-form" onSubmit={(event) => void send(event)}>
      {children}
      <label htmlFor={id}>{label}</label>
      <Input
        {...field}
        id={id}
        required
        autoFocus={!children}
        value={secret}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={(event) => setSecret(event.target.value)}
      />
      <p id={`${id}-hint`} className="panel-hint">
        {hint}
      </p>
      <p id={`${id}-fault`} role="alert" className="panel-fault">
        {fault}
      </p>
      <div className="panel-actions">
        <Button type="submit" size="sm" disabled={isBusy}>
          {submit}
        </Button>
        <Button variant="outline" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
