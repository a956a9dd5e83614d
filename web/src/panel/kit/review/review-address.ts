import { panelTabPath } from '../navigation/panel-address.js';

export const reviewedQueues = ['submissions', 'reports'] as const;
export type ReviewedQueue = (typeof reviewedQueues)[number];

const PARAMETER = 'review';

/** Path of the screen on which a queue is reviewed entry by entry. */
export const reviewPath = (queue: ReviewedQueue): string =>
  `${panelTabPath('businesses')}&${PARAMETER}=${queue}`;

/** The queue that a URL opens for review; null if it opens none. */
export function reviewedAt(search: string): ReviewedQueue | null {
  const queue = new URLSearchParams(search).get(PARAMETER);
  return reviewedQueues.find((each) => each === queue) ?? null;
}
