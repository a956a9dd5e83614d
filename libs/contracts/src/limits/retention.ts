/** Days after which data is deleted. */
export const RETENTION_DAYS = {
  /** After the decision. */
  rejectedSubmission: 30,
  /** After the decision. */
  acceptedSubmission: 180,
  /** After the decision. */
  decidedReport: 90,
  /** A message of the contact form, after its arrival. */
  message: 365,
  /** A newsletter subscription that was not confirmed, after its request. */
  unconfirmedNewsletter: 7,
  /** After the last attempt to send it. */
  mail: 90,
  /** After its removal; until then it can be restored. */
  removedBusiness: 30,
  /** What an import changed, after its end; until then it can be undone. */
  importUndo: 14,
  /** The report of an import by row, after its end; its counts stay. */
  importReport: 90,
} as const;
