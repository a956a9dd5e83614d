import type { BusinessDetail } from '@gewerk/contracts';
import { useTexts } from '../../platform/app-context.js';
import { isOpenAt, useOpenNow } from '../../ui/open-now.js';
import { nextOpening } from '../../ui/next-opening.js';

export function OpenState({ business }: { readonly business: BusinessDetail }) {
  const { business: texts, common } = useTexts();
  const now = useOpenNow([business]);
  const isOpen = isOpenAt(business, now);
  const { businessStatus: status } = business;
  if (status === 'CLOSED_TEMPORARILY' || status === 'CLOSED_PERMANENTLY') {
    return <span className="is-closed">{texts.statuses[status]}</span>;
  }
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
