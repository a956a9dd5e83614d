/**
 * Days after which data is deleted. Ours, as listed in docs/operations.md ('Personal data'), unless a decision is
 * named.
 */
export const RETENTION_DAYS = {
  /** A rejected submission, after the decision. */
  rejectedSubmission: 30,
  /** An approved submission, after the decision. */
  acceptedSubmission: 180,
  /** A report about a listing, after the decision. */
  decidedReport: 90,
  /** A message of the contact form, after its arrival. */
  message: 365,
  /** A newsletter subscription that was not confirmed, after its request. */
  unconfirmedNewsletter: 7,
  /** A mail, after the last attempt to send it. */
  mail: 90,
  /** A removed business, after its removal; until then it can be restored (decision 045). */
  removedBusiness: 30,
  /** The record of what an import changed, after its end; until then it can be undone (decision 022). */
  importUndo: 14,
  /**
   * The record of what a bulk change replaced, counted from the start of the change, which can be undone
   * until then (decision 068).
   */
  bulkUndo: 30,
  /** A change in the history of a business; deleted earlier with a removed business. */
  businessHistory: 730,
  /** The report of an import by row, after its end; its counts stay. */
  importReport: 90,
} as const;
