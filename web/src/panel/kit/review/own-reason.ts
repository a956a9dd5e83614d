/** Id of the field for a reason in the operator's own words. */
export const ownReasonId = (entry: string): string => `review-reason-${entry}`;
