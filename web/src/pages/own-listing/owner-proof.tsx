import { type BusinessDetail, handClaimWaysOf } from '@gewerk/contracts';
import type { OwnListingPass } from '@gewerk/contracts/serving';
import { CLAIM, FORM_LENGTH, OWN_LISTING } from '@gewerk/contracts/limits';
import { useRef, useState, type FormEvent } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { focusFirstFault } from '../../ui/forms/faults.js';
import { looksLikeMail } from '../../ui/forms/check-fields.js';
import { TextField } from '../../ui/forms/text-field.js';
import { useFormSending } from '../../shared/forms/use-form-sending.js';
import { CodeForm } from './code-form.js';
import { HandProof } from './hand-proof.js';

interface OwnerProofProps {
  readonly business: BusinessDetail;
  readonly onProved: (pass: OwnListingPass) => void;
}

const MINUTE_MS = 60_000;

/** Requests a code for the listing's address, then asks for the code. */
export function OwnerProof({ business, onProved }: OwnerProofProps) {
  const { proof: texts, contact } = usePageTexts('own-listing');
  const forms = usePageTexts('forms');
  const [address, setAddress] = useState(business.email ?? '');
  const [fault, setFault] = useState<string>();
  const [claimId, setClaimId] = useState<string | null>(null);
  const { isSending, send } = useFormSending('claim');
  const form = useRef<HTMLFormElement>(null);
  const byHand = handClaimWaysOf(business).length > 0;
  if ((business.email ?? business.website) === null) {
    if (byHand) return <HandProof business={business} onProved={onProved} />;
    return (
      <p>
        {texts.noAddress} <a href={`mailto:${contact}`}>{contact}</a>
      </p>
    );
  }

  function refuse(text: string | undefined): void {
    setFault(text);
    if (text !== undefined) focusFirstFault(form.current, { email: text });
  }

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!looksLikeMail(address)) return refuse(forms.email);
    setFault(undefined);
    await send(
      { business_id: business.id, email: address, homepage: '' },
      (faults) => refuse(faults['email']),
      setClaimId,
    );
  }

  return (
    <>
      <form
        ref={form}
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
      {byHand && <HandProof business={business} onProved={onProved} />}
    </>
  );
}
