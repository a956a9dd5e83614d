import type { ListingReport } from '@gewerk/contracts/bus';
import type { ReportRecord } from './report.schema.js';

const HOUR_MS = 3_600_000;

/** A report for the panel, with its age as of `now` or of the decision. */
export function toReport(record: ReportRecord, now: Date = new Date()): ListingReport {
  const { _id, kind, state, business, reason, changes, message, email, answer } = record;
  const age = (record.decidedAt ?? now).getTime() - record.receivedAt.getTime();
  return {
    id: _id.toHexString(),
    kind,
    state,
    business,
    reason,
    changes,
    message,
    email,
    // Missing in reports from before listings could be claimed.
    isByOwner: record.isByOwner ?? false,
    receivedAt: record.receivedAt.toISOString(),
    decidedAt: record.decidedAt?.toISOString() ?? null,
    ageHours: Math.round((age / HOUR_MS) * 10) / 10,
    answer,
  };
}
