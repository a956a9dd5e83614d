import type { BusinessDetail } from '@gewerk/contracts';
import type { OwnListingPass } from '@gewerk/contracts/serving';
import { useRef, useState, type FormEvent } from 'react';
import { logFailure } from '../../platform/log-failure.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { FormRefused } from '../../shared/forms/send-form.js';
import { failureText } from '../../shared/forms/sent-form.js';
import { Button } from '../../ui/buttons/button.js';
import { type Faults, focusFirstFault } from '../../ui/forms/faults.js';
import { isBlank } from '../../ui/forms/check-fields.js';
import { TextField } from '../../ui/forms/text-field.js';
import { takePass } from './own-listing-api.js';
import { useKeptFocus } from '../../shared/forms/use-kept-focus.js';

interface CodeFormProps {
  readonly business: BusinessDetail;
  /** Null for a code by letter or phone, whose claim has a reference. */
  readonly claimId: string | null;
  readonly onProved: (pass: OwnListingPass) => void;
}

/** Accepts the code of a claim, together with the reference if it came by letter or phone. */
export function CodeForm({ business, claimId, onProved }: CodeFormProps) {
  const { proof } = usePageTexts('own-listing');
  const isByHand = claimId === null;
  const texts = isByHand ? { ...proof, ...proof.hand } : proof;
  const [reference, setReference] = useState('');
  const forms = usePageTexts('forms');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(isSending);

  function refuse(found: Faults): void {
    setFaults(found);
    focusFirstFault(form.current, found);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const blank = {
      ...(isByHand && isBlank(reference) ? { reference: forms.required } : {}),
      ...(isBlank(code) ? { code: forms.required } : {}),
    };
    if (Object.keys(blank).length > 0) return refuse(blank);
    setSending(true);
    try {
      onProved(await takePass(business.id, { id: claimId ?? reference, code }));
    } catch (error) {
      logFailure(error);
      const { status, faults: named } = error instanceof FormRefused ? error : new FormRefused(0);
      const isWrong = named.some(({ field }) => field.endsWith('code'));
      refuse({ code: isWrong ? texts.wrong : failureText(status, forms) });
      setSending(false);
    }
  }

  return (
    <form
      ref={form}
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
          error={faults['reference']}
          onChange={(typed) => {
            setReference(typed);
            setFaults({});
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
        error={faults['code']}
        onChange={(typed) => {
          setCode(typed);
          setFaults(({ code: _, ...others }) => others);
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
