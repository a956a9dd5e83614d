import type { businessChanged, PayloadOf } from '@gewerk/contracts/bus';

type Changed = PayloadOf<typeof businessChanged>;

/**
 * Collects changes while they keep coming: tasks are costly, and reading businesses slows an import. A 20 MB
 * import (150 events, under 40 s) ends before its first event is indexed; 180 events contain at most 90,000 ids.
 * Small changes do not wait. Events of a bulk change, which arrive up to seconds apart, are collected as well:
 * indexing a part of them would keep the engine busy when the rest arrives.
 */
export const UPDATE_CONSUMER = {
  maxMessages: 180,
  maxWaitMs: 40_000,
  isFollowed: ({ isFollowed }: Changed) => isFollowed === true,
  promptBytes: 2_048,
} as const;
