import { FACTORS } from '@gewerk/contracts/limits';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { confirmTotp, type NewTotp } from './api.js';
import { QrCode } from './qr-code.js';
import { SecretForm } from './secret-form.js';

interface TotpSetupProps {
  readonly made: NewTotp;
  readonly onDone: (answer: Awaited<ReturnType<typeof confirmTotp>>) => void;
  readonly onCancel: () => void;
}

const GROUPS = /.{4}/g;

/** The secret for an authenticator app; logins require codes once one code has been confirmed. */
export function TotpSetup({ made: { uri, secret }, onDone, onCancel }: TotpSetupProps) {
  const { totp: texts } = usePageTexts('admin').factors;
  return (
    <div className="panel-stack">
      <p>{texts.scan}</p>
      <QrCode content={uri} label={texts.qr} />
      <p>
        {texts.secret} <code className="factor-secret">{secret.match(GROUPS)?.join(' ') ?? secret}</code>
      </p>
      <SecretForm
        label={texts.code}
        submit={texts.confirm}
        wrong={texts.wrongCode}
        field={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: FACTORS.codeLength }}
        act={confirmTotp}
        onDone={onDone}
        onCancel={onCancel}
      />
    </div>
  );
}
