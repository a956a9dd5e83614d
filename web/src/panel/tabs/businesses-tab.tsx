import { useLocation, useNavigate } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ManageBusinesses } from '../businesses/manage-businesses.js';
import { type BusinessPage, businessPages } from '../kit/pages/page-address.js';
import { PagesOfTab } from '../kit/pages/pages-of-tab.js';
import { reviewedAt } from '../kit/review/review-address.js';
import { ReportQueue } from '../reports/report-queue.js';
import { ReportReview } from '../reports/report-review.js';
import { SubmissionQueue } from '../submissions/submission-queue.js';
import { SubmissionReview } from '../submissions/submission-review.js';
import { SuppressionList } from '../suppressions/suppression-list.js';
import '../businesses/businesses.css';

const WAITS = { submissions: ['submissions'], reports: ['reports', 'ownChanges'] } as const;

/**
 * The editor, the two queues and the suppression list, each on its own page; while a queue is being reviewed, the
 * review replaces these pages.
 */
export default function BusinessesTab() {
  const { businesses } = usePageTexts('admin');
  const link = useLink();
  const navigate = useNavigate();
  const reviewed = reviewedAt(useLocation().search);
  const close = (): void => {
    if (reviewed) void navigate(link(`${businessPages.pathOf(reviewed)}#${reviewed}-title`));
  };
  return (
    <>
      <h1>{businesses.title}</h1>
      {reviewed === 'submissions' && <SubmissionReview onClose={close} />}
      {reviewed === 'reports' && <ReportReview onClose={close} />}
      <div hidden={reviewed !== null}>
        <PagesOfTab of={businessPages} title={businesses.title} names={businesses.pages} waits={WAITS}>
          {(page) => <Page page={page} />}
        </PagesOfTab>
      </div>
    </>
  );
}

function Page({ page }: { readonly page: BusinessPage }) {
  if (page === 'submissions') return <SubmissionQueue />;
  if (page === 'reports') return <ReportQueue />;
  return page === 'suppressions' ? <SuppressionList /> : <ManageBusinesses />;
}
