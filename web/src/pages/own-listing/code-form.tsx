import type { BusinessDetail } from '@gewerk/contracts';
import type { OwnListingPass } from '@gewerk/contracts/serving';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { FormRefused } from '../../shared/forms/send-form.js';
import { Button } from '../../ui/button.js';
import { isBlank } from '../../ui/forms/check-fields.js';
import { TextField } from '../../ui/forms/text-field.js';
import { takePass } from './own-listing-api.js';
import { useKeptFocus } from '../../shared/forms/use-kept-focus.js';

interface CodeFormProps {
  readonly business: BusinessDetail;
  /** Null for a code by letter or phone, which names its claim. */
  readonly claimId: string | null;
  readonly onProved: (pass: OwnListingPass) => void;
}

/** Takes the code of a claim, and of one by letter or phone its reference too. */
export function CodeForm({ business, claimId, onProved }: CodeFormProps) {
  const { proof } = usePageTexts('own-listing');
  const isByHand = claimId === null;
  const texts = isByHand ? { ...proof, ...proof.hand } : proof;
  const [reference, setReference] = useState('');
  const { forms } = useTexts();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [referenceFault, setReferenceFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  useKeptFocus(isSending);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const lacksReference = isByHand && isBlank(reference);
    setReferenceFault(lacksReference ? forms.required : undefined);
    if (isBlank(code)) return setFault(forms.required);
    if (lacksReference) return;
    setSending(true);
    try {
      onProved(await takePass(business.id, { id: claimId ?? reference, code }));
    } catch (error) {
      logFailure(error);
      const isWrong =
        error instanceof FormRefused && error.faults.some(({ field }) => field.endsWith('code'));
      setFault(isWrong ? texts.wrong : forms.failedText);
      setSending(false);
    }
  }

  return (
    <form
      className="form form-card"
      aria-label={texts.code}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {isByHand && (
        <TextField
          id="own-reference"
          name="reference"
          label={proof.hand.reference}
          hint={proof.hand.referenceHint}
          autoComplete="off"
          maxLength={20}
          value={reference}
          error={referenceFault}
          onChange={(typed) => {
            setReference(typed);
            setReferenceFault(undefined);
            setFault(undefined);
          }}
        />
      )}
      <TextField
        id={isByHand ? 'own-hand-code' : 'own-code'}
        name="code"
        label={texts.code}
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        error={fault}
        onChange={(typed) => {
          setCode(typed);
          setFault(undefined);
        }}
      />
      <div className="form-actions">
        <Button type="submit" disabled={isSending}>
          {texts.prove}
        </Button>
      </div>
    </form>
  );
}
