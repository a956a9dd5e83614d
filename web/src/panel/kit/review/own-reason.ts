/** Of the field for a reason in words of one's own. */
export const ownReasonId = (entry: string): string => `review-reason-${entry}`;
