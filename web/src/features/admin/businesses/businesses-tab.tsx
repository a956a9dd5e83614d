import { SubmissionQueue } from '../submissions/submission-queue.js';
import { usePageTexts } from '../../../texts/page-texts.js';

/** Management of single businesses. */
export function BusinessesTab() {
  const { businesses } = usePageTexts('admin');
  return (
    <>
      <h1>{businesses.title}</h1>
      <p>{businesses.intro}</p>
      <SubmissionQueue />
    </>
  );
}
