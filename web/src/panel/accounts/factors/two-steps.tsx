import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { factorsQuery, makeRecoveryCodes, type NewTotp, removeTotp, startTotp } from './api.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecretForm } from './secret-form.js';
import { TotpSetup } from './totp-setup.js';
import { useFactorChange } from './use-factor-change.js';
import './factors.css';

type Step =
  | { readonly kind: 'none' | 'start' | 'renew' | 'remove' }
  | { readonly kind: 'confirm'; readonly made: NewTotp }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const NONE: Step = { kind: 'none' };

/** Whether logins of the user's own account require a code, with the controls to change that. */
export function TwoSteps() {
  const { totp: texts } = usePageTexts('admin').factors;
  const factors = useQuery(factorsQuery);
  const [step, setStep] = useState<Step>(NONE);
  const stop = (): void => setStep(NONE);
  const { asking, changed } = useFactorChange();
  const tell =
    (title: string) =>
    ({ session, recoveryCodes }: Awaited<ReturnType<typeof makeRecoveryCodes>>): void => {
      changed(session, title);
      setStep({ kind: 'codes', codes: recoveryCodes });
    };
  const { hasTotp, recoveryCodesLeft } = factors.data ?? { hasTotp: false, recoveryCodesLeft: 0 };
  return (
    <section className="panel-section" aria-labelledby="two-steps-title">
      <h2 id="two-steps-title">{texts.title}</h2>
      {factors.isError && <p role="alert">{texts.loadFailed}</p>}
      {factors.data && <p>{hasTotp ? texts.on : texts.off}</p>}
      {hasTotp && <p>{texts.left(recoveryCodesLeft)}</p>}
      {factors.data && step.kind === 'none' && (
        <div className="panel-actions">
          <Button variant="outline" size="sm" onClick={() => setStep({ kind: 'start' })}>
            {hasTotp ? texts.replace : texts.setUp}
          </Button>
          {hasTotp && (
            <>
              <Button variant="outline" size="sm" onClick={() => setStep({ kind: 'renew' })}>
                {texts.renew}
              </Button>
              <Button variant="outline" size="sm" onClick={() => setStep({ kind: 'remove' })}>
                {texts.remove}
              </Button>
            </>
          )}
        </div>
      )}
      {step.kind === 'start' && (
        <SecretForm
          {...asking}
          onCancel={stop}
          submit={texts.goOn}
          act={startTotp}
          onDone={(made) => setStep({ kind: 'confirm', made })}
        />
      )}
      {step.kind === 'confirm' && <TotpSetup made={step.made} onDone={tell(texts.isOn)} onCancel={stop} />}
      {step.kind === 'renew' && (
        <SecretForm
          {...asking}
          onCancel={stop}
          submit={texts.renew}
          act={makeRecoveryCodes}
          onDone={tell(texts.renewed)}
        />
      )}
      {step.kind === 'remove' && (
        <SecretForm
          {...asking}
          onCancel={stop}
          submit={texts.remove}
          act={removeTotp}
          onDone={(session) => {
            changed(session, texts.isOff);
            stop();
          }}
        />
      )}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={stop} />}
    </section>
  );
}
