import type { ListingReport } from '../directory/listing-report.js';
import type { Submission } from '../directory/submission.js';
import type { Message } from '../inbox/list-messages.js';
import type { Mail } from '../inbox/manage-mails.js';
import { clipped, shortenList } from './fit-answer.js';

/** Lengths, in characters, to which the long texts of a page that is too large are cut, one after the other. */
const LENGTHS = [1_000, 200, 50] as const;

const clippedOrNull = (text: string | null, length: number): string | null => text && clipped(text, length);

/** `getSubmission` answers the whole. */
export const fitSubmissions = shortenList(
  'submissions',
  LENGTHS.map((length) => (submission: Submission): Submission => {
    const { draft, reason } = submission;
    const description = clipped(draft.description, length);
    return { ...submission, draft: { ...draft, description }, reason: clippedOrNull(reason, length) };
  }),
);

/** `getReport` answers the whole. */
export const fitReports = shortenList(
  'reports',
  LENGTHS.map((length) => (report: ListingReport): ListingReport => {
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

/** A page with fewer of them has the whole texts, as has the export. */
export const fitMessages = shortenList(
  'messages',
  LENGTHS.map((length) => (message: Message): Message => ({
    ...message,
    message: clipped(message.message, length),
  })),
);

/** A page with fewer of them has the whole texts. */
export const fitMails = shortenList(
  'mails',
  LENGTHS.map((length) => (mail: Mail): Mail => ({
    ...mail,
    text: clipped(mail.text, length),
    fault: clippedOrNull(mail.fault, length),
  })),
);
