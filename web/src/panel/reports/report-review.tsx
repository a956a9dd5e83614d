import type { ListingReport } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { PAGING } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { callPanel } from '../kit/api/call-panel.js';
import { managePath } from '../kit/navigation/business-address.js';
import { decideReport } from '../kit/proposals/decide-report.js';
import { reportQuery } from '../kit/proposals/get-report.js';
import { ReviewMode } from '../kit/review/review-mode.js';
import { reportsQuery } from './api.js';
import { ComparedListing } from './compared-listing.js';
import '../kit/queues/queues.css';

const TOUCHES = [
  ['admin', 'reports'],
  ['admin', 'businesses'],
  ['admin', 'stats'],
  ['admin', 'work'],
] as const;

/** Reviews waiting reports and changes by business owners one after another, oldest first. */
export function ReportReview({ onClose }: { readonly onClose: () => void }) {
  const { reports: texts, review } = usePageTexts('admin');
  const link = useLink();
  const navigate = useNavigate();
  const list = useQuery({ ...reportsQuery('waiting', 1, PAGING.maxLimit), refetchOnMount: 'always' });
  if (list.isPending) return <p role="status">{texts.loading}</p>;
  if (list.isLoadingError) return <p role="alert">{texts.loadFailed}</p>;
  const { reports, total } = list.data;
  return (
    <ReviewMode
      title={texts.title}
      entries={reports.map(({ id, kind, business }) => ({
        id,
        title: business.name,
        approve: kind === 'change' ? () => applyChange(id, review.byHand) : undefined,
        reject: (reason) => decideReport(id, { decision: 'dismiss', reason }),
      }))}
      total={total}
      onFew={() => void list.refetch()}
      approveLabel={review.apply}
      rejectLabel={texts.dismiss}
      reasons={review.templates.reports}
      touches={TOUCHES}
      detail={(id) => <ReportFacts key={id} report={reports.find((report) => report.id === id)} />}
      onEdit={(id) => {
        const report = reports.find((one) => one.id === id);
        if (report) void navigate(link(managePath(report.business.id, id)));
      }}
      onClose={onClose}
    />
  );
}

/** Applies a report's proposed change. Fails with the message `byHand` if the change must be made in the form. */
async function applyChange(id: string, byHand: string): Promise<void> {
  const { listing, proposed, areHoursRead, report } = await callPanel(panelRoutes.getReport, {
    parameters: { id },
  });
  if (report.state !== 'waiting') return;
  if (!listing || !proposed || !areHoursRead) throw new Error(byHand);
  const body = { version: listing.version, form: proposed };
  await callPanel(panelRoutes.editBusiness, { parameters: { id: listing.id }, body });
  await decideReport(id, { decision: 'apply' });
}

function ReportFacts({ report }: { readonly report: ListingReport | undefined }) {
  const { reports: texts } = usePageTexts('admin');
  const detail = useQuery({ ...reportQuery(report?.id ?? ''), enabled: report !== undefined });
  if (!report) return null;
  return (
    <>
      <p className="panel-hint">
        {texts.kinds[report.kind]}
        {report.reason !== null && `: ${texts.reasons[report.reason]}`}
        {report.isByOwner && ` · ${texts.byOwner}`}
      </p>
      {report.message !== '' && <p className="panel-letter">{report.message}</p>}
      {detail.isPending && <p role="status">{texts.loading}</p>}
      {detail.isError && <p role="alert">{texts.loadFailed}</p>}
      {detail.data && <ComparedListing shown={detail.data} />}
    </>
  );
}
