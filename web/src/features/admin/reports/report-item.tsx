import { Button } from '@chakra-ui/react';
import type { ListingReport } from '@gewerk/contracts';
import { useState } from 'react';
import { useLink } from '../../../app/app-context.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { managePath } from '../businesses/business-address.js';
import { PanelTime } from '../components/panel-time.js';
import { useInstant } from '../panel-locale.js';
import { ReportDetail } from './report-detail.js';

const DAY_HOURS = 24;

interface ReportItemProps {
  readonly report: ListingReport;
  readonly onDecided: () => void;
}

/** A report in one line, and below it all of it once it is opened. */
export function ReportItem({ report, onDecided }: ReportItemProps) {
  const { reports: texts } = usePageTexts('admin');
  const [isOpen, setOpen] = useState(false);
  const { kind, reason, business } = report;
  return (
    <li>
      <div className="panel-item-head">
        <div>
          <strong>{business.name}</strong>
          <p className="panel-hint">
            {texts.kinds[kind]}
            {reason !== null && `: ${texts.reasons[reason]}`}
            {report.isByOwner && ` · ${texts.byOwner}`} · <PanelTime instant={report.receivedAt} />
          </p>
        </div>
        {report.state === 'waiting' ? <Age hours={report.ageHours} /> : <Outcome report={report} />}
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.closeOf(business.name) : texts.openOf(business.name)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.close : texts.open}
        </Button>
      </div>
      {isOpen && <ReportDetail id={report.id} onDecided={onDecided} />}
    </li>
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
