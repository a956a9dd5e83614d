/**
 * Changes are collected while they keep coming: every task has a price of its own in the engine, and reading
 * businesses takes the directory's time from an import. A usual import is over before the first of it is indexed;
 * 120 events hold 60,000 ids at most.
 */
export const UPDATE_CONSUMER = { durable: 'search-index', maxMessages: 120, maxWaitMs: 15_000 } as const;
