import type { ListingReport } from '../directory/moderation/listing-report.js';
import type { Submission } from '../directory/moderation/submission.js';
import { CLIP_LENGTHS, clipped, clippedOrNull, shortenList } from './fit-answer.js';

/** `getSubmission` answers the whole. */
export const fitSubmissions = shortenList(
  'submissions',
  CLIP_LENGTHS.map((length) => (submission: Submission): Submission => {
    const { draft, reason } = submission;
    const description = clipped(draft.description, length);
    return { ...submission, draft: { ...draft, description }, reason: clippedOrNull(reason, length) };
  }),
);

/** `getReport` answers the whole. */
export const fitReports = shortenList(
  'reports',
  CLIP_LENGTHS.map((length) => (report: ListingReport): ListingReport => {
    // Without its photos rather than with a part, which would read as a wish to remove the others.
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
