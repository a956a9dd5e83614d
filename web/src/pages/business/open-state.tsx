import type { BusinessDetail } from '@gewerk/contracts';
import { useTexts } from '../../platform/app-context.js';
import { isOpenAt, useOpenNow } from '../../ui/open-now.js';
import { localTime } from './local-time.js';

export function OpenState({ business }: { readonly business: BusinessDetail }) {
  const { business: texts } = useTexts();
  const isOpen = isOpenAt(business, useOpenNow([business]));
  if (isOpen === null) return null;
  if (isOpen) return <span className="is-open">{texts.openNow}</span>;
  return (
    <>
      <span className="is-closed">{texts.closed}</span>
      {business.opensAt !== null && (
        <span className="opens-at figures" lang="de">
          {opensAgain(business.opensAt, business.timeZone, texts)}
        </span>
      )}
    </>
  );
}

function opensAgain(
  opensAt: string,
  timeZone: string | null,
  texts: {
    readonly opensAgain: (day: string, time: string) => string;
    readonly shortDays: readonly string[];
  },
): string {
  const { weekday, time } = localTime(Date.parse(opensAt), timeZone);
  return texts.opensAgain(texts.shortDays[weekday] ?? '', time);
}
