import { type BusinessDetail, type HandClaimWay, handClaimWaysOf } from '@gewerk/contracts';
import { CLAIM, HAND_CLAIM } from '@gewerk/contracts/limits';
import { useState, type FormEvent } from 'react';
import type { OwnListingPass } from '@gewerk/contracts/serving';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useFormSending } from '../../shared/forms/use-form-sending.js';
import { Button } from '../../ui/buttons/button.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { CodeForm } from './code-form.js';

interface HandProofProps {
  readonly business: BusinessDetail;
  readonly onProved: (pass: OwnListingPass) => void;
}

const DAY_MS = 86_400_000;

/** Requests a code by letter or phone, and accepts it whenever it arrives, on any device. */
export function HandProof({ business, onProved }: HandProofProps) {
  const { hand: texts } = usePageTexts('own-listing').proof;
  const ways = handClaimWaysOf(business);
  const [way, setWay] = useState<HandClaimWay>(ways[0] ?? 'letter');
  const [isAsked, setAsked] = useState(false);
  const { isSending, send } = useFormSending('handClaim');

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(false);
    const content = { business_id: business.id, way, homepage: '' };
    await send(
      content,
      () => undefined,
      () => setAsked(true),
    );
  }

  return (
    <details className="report-claim" open={business.website === null}>
      <summary>{texts.title}</summary>
      <form className="form" aria-label={texts.ask} noValidate onSubmit={(event) => void ask(event)}>
        <p className="form-note">{texts.intro}</p>
        <SelectField
          id="own-way"
          name="way"
          label={texts.way}
          value={way}
          options={ways.map((value) => ({ value, label: texts.ways[value] }))}
          onChange={(value) => setWay(ways.find((one) => one === value) ?? way)}
        />
        <div className="form-actions">
          <Button type="submit" variant="outline" disabled={isSending}>
            {isSending ? texts.asking : texts.ask}
          </Button>
        </div>
        <p role="status">{isAsked && texts.asked[way](HAND_CLAIM.lifetime[way] / DAY_MS, CLAIM.tries)}</p>
      </form>
      <CodeForm business={business} claimId={null} onProved={onProved} />
    </details>
  );
}
