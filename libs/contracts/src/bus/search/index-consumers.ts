/**
 * Durable consumers of business changes, one for each search engine, in the order of their addresses: each
 * engine's index follows the changes at its own pace. There are at most as many consumers as engines.
 */
export const INDEX_CONSUMERS = ['search-index', 'search-index-2', 'search-index-3'] as const;
