/**
 * Durable consumers of the changes of businesses, one for each search engine, in the order of their addresses: each
 * engine's index follows the changes at its own place. Their number is that of the engines at most.
 */
export const INDEX_CONSUMERS = ['search-index', 'search-index-2', 'search-index-3'] as const;
