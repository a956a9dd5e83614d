import type { BusinessDetail } from '@gewerk/contracts';
import type { OwnListingPass } from '@gewerk/contracts/serving';
import { CLAIM, FORM_LENGTH, OWN_LISTING } from '@gewerk/contracts/limits';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/button.js';
import { isBlank, looksLikeMail } from '../../ui/forms/check-fields.js';
import { FormRefused } from '../../shared/forms/send-form.js';
import { TextField } from '../../ui/forms/text-field.js';
import { useFormSending } from '../../shared/forms/use-form-sending.js';
import { takePass } from './own-listing-api.js';

interface OwnerProofProps {
  readonly business: BusinessDetail;
  readonly onProved: (pass: OwnListingPass) => void;
}

const MINUTE_MS = 60_000;

/** Asks for a code at the listing's address, and then for the code. */
export function OwnerProof({ business, onProved }: OwnerProofProps) {
  const { proof: texts, contact } = usePageTexts('own-listing');
  const { forms } = useTexts();
  const [address, setAddress] = useState(business.email ?? '');
  const [fault, setFault] = useState<string>();
  const [claimId, setClaimId] = useState<string | null>(null);
  const { isSending, send } = useFormSending('claim');
  if ((business.email ?? business.website) === null) {
    return (
      <p>
        {texts.noAddress} <a href={`mailto:${contact}`}>{contact}</a>
      </p>
    );
  }

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!looksLikeMail(address)) return setFault(forms.email);
    setFault(undefined);
    await send(
      { business_id: business.id, email: address, homepage: '' },
      (faults) => setFault(faults['email']),
      setClaimId,
    );
  }

  return (
    <>
      <form
        className="form form-card"
        aria-label={texts.ask}
        noValidate
        onSubmit={(event) => void ask(event)}
      >
        <p className="form-note">{texts.intro(OWN_LISTING.session / MINUTE_MS)}</p>
        <TextField
          id="own-address"
          name="email"
          label={texts.address}
          hint={texts.addressHint}
          type="email"
          autoComplete="email"
          maxLength={FORM_LENGTH.email}
          value={address}
          error={fault}
          onChange={setAddress}
        />
        <div className="form-actions">
          <Button type="submit" variant={claimId === null ? 'solid' : 'outline'} disabled={isSending}>
            {isSending ? texts.asking : texts.ask}
          </Button>
        </div>
        <p role="status">{claimId !== null && texts.asked(CLAIM.lifetime / MINUTE_MS)}</p>
      </form>
      {claimId !== null && <CodeForm business={business} claimId={claimId} onProved={onProved} />}
    </>
  );
}

function CodeForm({ business, claimId, onProved }: OwnerProofProps & { readonly claimId: string }) {
  const { proof: texts } = usePageTexts('own-listing');
  const { forms } = useTexts();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBlank(code)) return setFault(forms.required);
    setSending(true);
    try {
      onProved(await takePass(business.id, { id: claimId, code }));
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
      <TextField
        id="own-code"
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
