import type { businessChanged, PayloadOf } from '@gewerk/contracts/bus';

type Changed = PayloadOf<typeof businessChanged>;

/**
 * Collects changes while they keep coming, since tasks are costly and reading businesses slows an import down. A 20
 * MB import (150 events, under 40 s) ends before its first event is indexed; 180 events contain at most 90,000 ids.
 * Small changes do not wait. Events of a bulk change, which can be seconds apart, are collected as well: otherwise
 * the engine would still be busy with the first ones when the rest arrives.
 */
export const UPDATE_CONSUMER = {
  maxMessages: 180,
  maxWaitMs: 40_000,
  isFollowed: ({ isFollowed }: Changed) => isFollowed === true,
  promptBytes: 2_048,
} as const;
