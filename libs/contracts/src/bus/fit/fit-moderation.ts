import type { ListingReport } from '../directory/moderation/listing-report.js';
import type { Submission } from '../directory/moderation/submission.js';
import { CLIP_LENGTHS, clipped, clippedOrNull, shortenList } from './fit-answer.js';

/** `getSubmission` returns the whole text. */
export const fitSubmissions = shortenList(
  'submissions',
  CLIP_LENGTHS.map((length) => (submission: Submission): Submission => {
    const { draft, reason } = submission;
    const description = clipped(draft.description, length);
    return { ...submission, draft: { ...draft, description }, reason: clippedOrNull(reason, length) };
  }),
);

/** `getReport` returns the whole text. */
export const fitReports = shortenList(
  'reports',
  CLIP_LENGTHS.map((length) => (report: ListingReport): ListingReport => {
    // Without photos rather than with some of them, which would look like a request to remove the others.
    const { photos: _, description, ...changes } = report.changes;
    return {
      ...report,
      changes: {
        ...changes,
        ...(description === undefined ? {} : { description: clipped(description, length) }),
      },
      message: clipped(report.message, length),
      answer: clippedOrNull(report.answer, length),
    };
  }),
);
