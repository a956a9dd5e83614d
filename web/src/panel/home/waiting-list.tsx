import type { WorkKind } from '@gewerk/contracts';
import { WORK } from '@gewerk/contracts/limits';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { settingsPages } from '../kit/pages/page-address.js';
import { ADMIN_PATH, panelTabPath } from '../kit/navigation/panel-address.js';
import { reviewPath } from '../kit/review/review-address.js';
import type { PanelWork } from '../kit/waiting/get-work.js';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Path of the screen on which each kind of waiting work is done. */
const address: Readonly<Record<WorkKind, string>> = {
  submissions: reviewPath('submissions'),
  reports: reviewPath('reports'),
  ownChanges: reviewPath('reports'),
  handClaims: `${panelTabPath('inbox')}#hand-claims-title`,
  mails: `${panelTabPath('inbox')}#mails-title`,
  imports: `${ADMIN_PATH}#import-title`,
  photoUpdates: `${ADMIN_PATH}#photo-update-title`,
  websiteChecks: '/url-validation-status',
  bulkChanges: `${ADMIN_PATH}#bulk-runs-title`,
  hours: `${ADMIN_PATH}?status=unread-hours#list-title`,
  password: `${settingsPages.pathOf('password')}#password-title`,
};

interface WaitingListProps extends Pick<PanelWork, 'waiting'> {
  /** Time at which the waiting work was counted, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Links to waiting work, each with the number of entries and the age of the oldest; kinds without entries are
 * omitted.
 */
export function WaitingList({ waiting, at }: WaitingListProps) {
  const { home: texts } = usePageTexts('admin');
  const link = useLink();
  const shown = waiting.filter(({ count }) => count !== 0);
  if (shown.length === 0) return <p className="home-nothing">{texts.nothing}</p>;
  return (
    <ul className="home-waiting">
      {shown.map((one) => (
        <li key={one.kind}>
          {one.count === null ? (
            <p>{texts.unknown[one.kind]}</p>
          ) : (
            <a href={link(address[one.kind])}>
              <Amount kind={one.kind} count={one.count} />
              {one.since !== null && <Age since={one.since} at={at} />}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Amount({ kind, count }: { readonly kind: WorkKind; readonly count: number }) {
  const { home: texts } = usePageTexts('admin');
  const counted = texts.kinds[kind](count);
  const isBound = kind === 'hours' && count >= WORK.mostCounted;
  return <strong>{isBound ? texts.atLeast(counted) : counted}</strong>;
}

function Age({ since, at }: { readonly since: string; readonly at: number }) {
  const { age } = usePageTexts('admin').home;
  const hours = Math.floor((at - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return <span>{age.new}</span>;
  return <span>{hours < DAY_HOURS ? age.hours(hours) : age.days(Math.floor(hours / DAY_HOURS))}</span>;
}
