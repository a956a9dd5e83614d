import type { businessChanged, PayloadOf } from '@gewerk/contracts/bus';

type Changed = PayloadOf<typeof businessChanged>;

/**
 * Collects changes while they keep coming: tasks are costly, and reading businesses slows an import. A 20 MB import
 * (150 events, under 40 s) is over before its first event is indexed; 180 events hold at most 90,000 ids. Small changes
 * do not wait. A bulk change's events, which come up to seconds apart, are taken together: a part of them would keep the
 * engine busy when the rest is there.
 */
export const UPDATE_CONSUMER = {
  maxMessages: 180,
  maxWaitMs: 40_000,
  isFollowed: ({ isFollowed }: Changed) => isFollowed === true,
  promptBytes: 2_048,
} as const;
