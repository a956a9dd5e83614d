/**
 * Collects changes while they keep coming: tasks are costly, and reading businesses slows an import. A 20 MB import
 * (150 events, under 40 s) is over before its first event is indexed; 180 events hold at most 90,000 ids. Small changes
 * do not wait.
 */
export const UPDATE_CONSUMER = {
  maxMessages: 180,
  maxWaitMs: 40_000,
  promptBytes: 2_048,
} as const;
