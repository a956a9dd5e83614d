import type { ListingReport } from '@gewerk/contracts/bus';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { managePath } from '../kit/navigation/business-address.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { useInstant } from '../kit/figures/panel-locale.js';
import { QueueItem } from '../kit/queues/queue-item.js';
import { ReportDetail } from './report-detail.js';

const DAY_HOURS = 24;

interface ReportItemProps {
  readonly report: ListingReport;
  readonly onDecided: () => void;
}

export function ReportItem({ report, onDecided }: ReportItemProps) {
  const { reports: texts } = usePageTexts('admin');
  const { kind, reason, business } = report;
  return (
    <QueueItem
      title={business.name}
      hint={
        <>
          {texts.kinds[kind]}
          {reason !== null && `: ${texts.reasons[reason]}`}
          {report.isByOwner && ` · ${texts.byOwner}`} · <PanelTime instant={report.receivedAt} />
        </>
      }
      state={report.state === 'waiting' ? <Age hours={report.ageHours} /> : <Outcome report={report} />}
      toggle={(isOpen) =>
        isOpen
          ? { text: texts.close, label: texts.closeOf(business.name) }
          : { text: texts.open, label: texts.openOf(business.name) }
      }
    >
      <ReportDetail id={report.id} onDecided={onDecided} />
    </QueueItem>
  );
}

function Age({ hours }: { readonly hours: number }) {
  const { age } = usePageTexts('admin').reports;
  if (hours < 1) return <p className="panel-age">{age.new}</p>;
  const isOld = hours >= DAY_HOURS;
  return (
    <p className={isOld ? 'panel-age is-overdue' : 'panel-age'}>
      {isOld ? age.days(Math.floor(hours / DAY_HOURS)) : age.hours(Math.floor(hours))}
    </p>
  );
}

function Outcome({ report }: { readonly report: ListingReport }) {
  const { reports: texts } = usePageTexts('admin');
  const link = useLink();
  const instant = useInstant();
  return (
    <p className="panel-age">
      {texts.states[report.state]}
      {report.decidedAt !== null && <span>{texts.decided(instant(report.decidedAt))}</span>}
      {report.answer !== null && <span>{texts.answer(report.answer)}</span>}
      <a href={link(managePath(report.business.id))}>{texts.edit}</a>
    </p>
  );
}
