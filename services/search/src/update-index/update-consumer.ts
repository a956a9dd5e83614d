/**
 * Changes are collected while they keep coming: every task has a price of its own in the engine, and reading
 * businesses takes the directory's time from an import. An import of 20 MB, some 150 events in less than 40 s, is over
 * before the first of it is indexed; 180 events hold 90,000 ids at most. A change of few businesses does not wait.
 */
export const UPDATE_CONSUMER = {
  durable: 'search-index',
  maxMessages: 180,
  maxWaitMs: 40_000,
  promptBytes: 2_048,
} as const;
