import type { BusinessDetail } from '@gewerk/contracts';
import { CLAIM, FORM_LENGTH } from '@gewerk/contracts/limits';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { looksLikeMail } from '../../ui/forms/check-fields.js';
import { TextField } from '../../ui/forms/text-field.js';
import { useFormSending } from '../../shared/forms/use-form-sending.js';

/** Proof that the sender is the business owner. */
export interface Claim {
  readonly id: string;
  readonly code: string;
}

interface ClaimSectionProps {
  readonly business: BusinessDetail;
  readonly claim: Claim | null;
  readonly error: string | undefined;
  readonly onChange: (claim: Claim | null) => void;
}

const MINUTE_MS = 60_000;

/** Lets the sender prove ownership of the business with a code sent to an email address of the listing. */
export function ClaimSection({ business, claim, error, onChange }: ClaimSectionProps) {
  const { claim: texts } = usePageTexts('listing-report');
  const forms = usePageTexts('forms');
  const [address, setAddress] = useState(business.email ?? '');
  const [fault, setFault] = useState<string>();
  const { isSending, send } = useFormSending('claim');

  async function ask(): Promise<void> {
    if (!looksLikeMail(address)) return setFault(forms.email);
    setFault(undefined);
    const content = { business_id: business.id, email: address, homepage: '' };
    await send(
      content,
      (faults) => setFault(faults['email']),
      (id) => onChange({ id, code: '' }),
    );
  }

  return (
    <details className="report-claim">
      <summary>{texts.question}</summary>
      <div className="form">
        <p className="form-note">{texts.intro}</p>
        <TextField
          id="claim-address"
          name="claim-address"
          label={texts.address}
          hint={texts.addressHint}
          type="email"
          isOptional
          autoComplete="email"
          maxLength={FORM_LENGTH.email}
          value={address}
          error={fault}
          onChange={setAddress}
        />
        <div>
          <Button variant="outline" disabled={isSending} onClick={() => void ask()}>
            {isSending ? texts.asking : texts.ask}
          </Button>
        </div>
        <p role="status">{claim && texts.asked(CLAIM.lifetime / MINUTE_MS)}</p>
        {claim && (
          <TextField
            id="claim-code"
            name="code"
            label={texts.code}
            isOptional
            autoComplete="one-time-code"
            maxLength={20}
            value={claim.code}
            error={error}
            onChange={(code) => onChange({ ...claim, code })}
          />
        )}
      </div>
    </details>
  );
}
