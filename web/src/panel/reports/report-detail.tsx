import { useQuery } from '@tanstack/react-query';
import { useSiteLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { reportQuery } from '../kit/proposals/get-report.js';
import { ComparedListing } from './compared-listing.js';
import { ReportActions } from './report-actions.js';
import { useReportDecision } from '../kit/proposals/use-report-decision.js';

interface ReportDetailProps {
  readonly id: string;
  readonly onDecided: () => void;
}

export function ReportDetail({ id, onDecided }: ReportDetailProps) {
  const siteLink = useSiteLink();
  const { reports: texts } = usePageTexts('admin');
  const detail = useQuery(reportQuery(id));
  const decision = useReportDecision(id, onDecided);
  if (detail.isPending) return <p role="status">{texts.loading}</p>;
  if (detail.isLoadingError) return <p role="alert">{texts.loadFailed}</p>;
  const { report, listing } = detail.data;
  return (
    <div className="panel-item-body">
      {report.message !== '' && <p className="panel-letter">{report.message}</p>}
      {report.email !== '' && (
        <p>
          {texts.sender} <a href={`mailto:${report.email}`}>{report.email}</a>
        </p>
      )}
      <ComparedListing shown={detail.data} />
      {listing && (
        <p>
          <a href={siteLink(paths.business(listing))} target="_blank" rel="noopener">
            {texts.page}
          </a>
        </p>
      )}
      {report.state === 'waiting' && (
        <ReportActions
          report={report}
          listing={listing}
          isBusy={decision.isPending}
          onDecide={(made) => decision.mutate(made)}
        />
      )}
    </div>
  );
}
