import { useLocation, useNavigate } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ManageBusinesses } from '../businesses/manage-businesses.js';
import { panelTabPath } from '../kit/panel-address.js';
import { reviewedAt } from '../kit/review/review-address.js';
import { ReportQueue } from '../reports/report-queue.js';
import { ReportReview } from '../reports/report-review.js';
import { SubmissionQueue } from '../submissions/submission-queue.js';
import { SubmissionReview } from '../submissions/submission-review.js';
import { SuppressionList } from '../suppressions/suppression-list.js';
import '../businesses/businesses.css';

export default function BusinessesTab() {
  const { businesses } = usePageTexts('admin');
  const link = useLink();
  const navigate = useNavigate();
  const reviewed = reviewedAt(useLocation().search);
  const close = (): void => void navigate(link(`${panelTabPath('businesses')}#${reviewed}-title`));
  return (
    <>
      <h1>{businesses.title}</h1>
      {reviewed === 'submissions' && <SubmissionReview onClose={close} />}
      {reviewed === 'reports' && <ReportReview onClose={close} />}
      <div hidden={reviewed !== null}>
        <ManageBusinesses />
        <SubmissionQueue />
        <ReportQueue />
        <SuppressionList />
      </div>
    </>
  );
}
