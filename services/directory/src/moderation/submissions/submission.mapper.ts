import type { Submission } from '@gewerk/contracts/bus';
import type { SubmissionRecord } from './submission.schema.js';

const HOUR_MS = 3_600_000;

/** A submission for the panel, with its age as of `now` or of the decision. */
export function toSubmission(record: SubmissionRecord, now: Date = new Date()): Submission {
  const until = record.decidedAt ?? now;
  return {
    id: record._id.toHexString(),
    state: record.state,
    draft: record.draft,
    receivedAt: record.receivedAt.toISOString(),
    decidedAt: record.decidedAt?.toISOString() ?? null,
    ageHours: Math.round(((until.getTime() - record.receivedAt.getTime()) / HOUR_MS) * 10) / 10,
    reason: record.reason,
    businessId: record.businessId,
    urlSlug: record.urlSlug,
  };
}
