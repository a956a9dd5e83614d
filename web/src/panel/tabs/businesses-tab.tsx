import { ReportQueue } from '../reports/report-queue.js';
import { SuppressionList } from '../suppressions/suppression-list.js';
import { SubmissionQueue } from '../submissions/submission-queue.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ManageBusinesses } from '../businesses/manage-businesses.js';
import '../businesses/businesses.css';

export default function BusinessesTab() {
  const { businesses } = usePageTexts('admin');
  return (
    <>
      <h1>{businesses.title}</h1>
      <ManageBusinesses />
      <SubmissionQueue />
      <ReportQueue />
      <SuppressionList />
    </>
  );
}
