/** Names of Meilisearch's indexes, which only the search service uses. */
export const SEARCH_INDEXES = {
  /** Searches are answered from it. */
  live: 'businesses',
  /** A rebuild fills it, then the two are swapped. */
  next: 'businesses_next',
  /** Stores the version that built the live index. */
  versions: 'index_versions',
} as const;

/**
 * What the search service may do in Meilisearch: everything that it needs for its indexes, nothing with keys or
 * other indexes.
 */
export const SEARCH_ENGINE_RIGHTS = {
  name: 'gewerk-search',
  indexes: Object.values(SEARCH_INDEXES),
  actions: [
    ...['search', 'documents.get', 'documents.add', 'documents.delete'],
    ...['indexes.get', 'indexes.create', 'indexes.delete', 'indexes.swap'],
    ...['settings.get', 'settings.update', 'stats.get', 'tasks.get'],
  ],
} as const;
