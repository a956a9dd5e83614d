/**
 * Changes are collected while they keep coming, so that an import costs the engine few large tasks: each has a
 * fixed price of its own. 50 events hold 25,000 ids at most.
 */
export const UPDATE_CONSUMER = { durable: 'search-index', maxMessages: 50, maxWaitMs: 10_000 } as const;
