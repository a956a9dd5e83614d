import type { BusinessDetail } from '@gewerk/contracts';
import type { OwnListingPass } from '@gewerk/contracts/serving';
import { OwnListingForm } from './own-listing-form.js';
import { StatisticsChoice } from './statistics-choice.js';

interface ProvedOwnerProps {
  readonly business: BusinessDetail;
  readonly pass: OwnListingPass;
  /** Called when the editing time has expired. */
  readonly onOver: () => void;
}

/** What an owner can do after proving ownership. */
export default function ProvedOwner({ business, pass, onOver }: ProvedOwnerProps) {
  return (
    <>
      <OwnListingForm business={business} pass={pass} onOver={onOver} />
      {pass.has_mail !== false && <StatisticsChoice pass={pass} onOver={onOver} />}
    </>
  );
}
