import { ReportQueue } from '../reports/report-queue.js';
import { SuppressionList } from '../suppressions/suppression-list.js';
import { SubmissionQueue } from '../submissions/submission-queue.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { ManageBusinesses } from './manage-businesses.js';
import './businesses.css';

/** Management of single businesses. */
export function BusinessesTab() {
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
