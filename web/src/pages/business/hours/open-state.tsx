import type { BusinessDetail } from '@gewerk/contracts';
import { useTexts } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { isOpenAt, useOpenNow } from '../../../ui/hours/open-now.js';
import { nextOpening } from '../../../ui/hours/next-opening.js';
import { shutState } from '../../../ui/hours/shut-state.js';

export function OpenState({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('business');
  const { common } = useTexts();
  const now = useOpenNow([business]);
  const isOpen = isOpenAt(business, now);
  const shut = shutState(business, common);
  if (shut !== null) return <span className="is-closed">{shut}</span>;
  if (isOpen === null) return null;
  if (isOpen) return <span className="is-open">{texts.openNow}</span>;
  return (
    <>
      <span className="is-closed">{texts.closed}</span>
      {business.opensAt !== null && (
        <span className="opens-at figures">
          {nextOpening(business.opensAt, now, business.timeZone, common)}
        </span>
      )}
    </>
  );
}
