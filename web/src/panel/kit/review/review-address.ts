import { panelTabPath } from '../panel-address.js';

export type ReviewedQueue = 'submissions' | 'reports';

const PARAMETER = 'review';

/** Where a queue is reviewed entry by entry. */
export const reviewPath = (queue: ReviewedQueue): string =>
  `${panelTabPath('businesses')}&${PARAMETER}=${queue}`;

/** The queue that an address reviews; null where it reviews none. */
export function reviewedAt(search: string): ReviewedQueue | null {
  const queue = new URLSearchParams(search).get(PARAMETER);
  return queue === 'submissions' || queue === 'reports' ? queue : null;
}
