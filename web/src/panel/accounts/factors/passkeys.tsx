import { Button, Input } from '@chakra-ui/react';
import { FACTORS } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { PanelTable } from '../../kit/lists/panel-table.js';
import { PanelTime } from '../../kit/figures/panel-time.js';
import { canUsePasskeys } from '../../kit/session/passkeys.js';
import { browserName } from '../browser-name.js';
import { addPasskey, factorsQuery, type Passkey, removePasskey } from './api.js';
import { SecretForm } from './secret-form.js';
import { useFactorChange } from './use-factor-change.js';

/** Passkeys of the user's own account. */
export function Passkeys() {
  const { passkeys: texts, totp } = usePageTexts('admin').factors;
  const factors = useQuery(factorsQuery);
  const [step, setStep] = useState<'none' | 'add' | Passkey>('none');
  const { asking, changed } = useFactorChange();
  const stop = (): void => setStep('none');
  const passkeys = factors.data?.passkeys ?? [];
  return (
    <section className="panel-section">
      <h2 id="passkeys-title">{texts.title}</h2>
      <p>{texts.intro}</p>
      {factors.isError && <p role="alert">{totp.loadFailed}</p>}
      {factors.isSuccess && passkeys.length === 0 && <p>{texts.empty}</p>}
      {passkeys.length > 0 && (
        <PanelTable
          labelledBy="passkeys-title"
          rows={passkeys}
          keyOf={({ id }) => id}
          columns={[
            { head: texts.name, cell: ({ name }) => name, isName: true },
            { head: texts.createdAt, cell: ({ createdAt }) => <PanelTime instant={createdAt} /> },
            {
              head: texts.lastUsedAt,
              cell: ({ lastUsedAt }) =>
                lastUsedAt === null ? texts.never : <PanelTime instant={lastUsedAt} />,
            },
            {
              head: texts.actions,
              cell: (passkey) => (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={texts.removeOf(passkey.name)}
                  onClick={() => setStep(passkey)}
                >
                  {texts.remove}
                </Button>
              ),
            },
          ]}
        />
      )}
      {!canUsePasskeys() && <p className="panel-hint">{texts.impossible}</p>}
      {step === 'none' && canUsePasskeys() && (
        <div className="panel-actions">
          <Button variant="outline" size="sm" onClick={() => setStep('add')}>
            {texts.add}
          </Button>
        </div>
      )}
      {step === 'add' && <AddPasskey onEnd={stop} />}
      {typeof step === 'object' && (
        <SecretForm
          key={step.id}
          {...asking}
          hint={`${texts.removing(step.name)} ${asking.hint}`}
          submit={texts.remove}
          act={(password) => removePasskey(step.id, password)}
          onDone={(session) => {
            changed(session, texts.removed);
            stop();
          }}
          onCancel={stop}
        />
      )}
    </section>
  );
}

function AddPasskey({ onEnd }: { readonly onEnd: () => void }) {
  const { passkeys: texts } = usePageTexts('admin').factors;
  const { asking, changed } = useFactorChange();
  const id = useId();
  const [name, setName] = useState(() => browserName(navigator.userAgent) ?? '');
  return (
    <SecretForm
      {...asking}
      submit={texts.make}
      act={async (password) => {
        const session = await addPasskey(name, password);
        if (session === null) throw new Error(texts.notMade);
        return session;
      }}
      onDone={(session) => {
        changed(session, texts.added);
        onEnd();
      }}
      onCancel={onEnd}
    >
      <label htmlFor={id}>{texts.name}</label>
      <Input
        id={id}
        autoFocus
        autoComplete="off"
        required
        maxLength={FACTORS.passkeyNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </SecretForm>
  );
}
