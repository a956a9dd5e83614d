/** Names of Meilisearch's indexes, which are the search service's alone. */
export const SEARCH_INDEXES = {
  /** Searches are answered from it. */
  live: 'businesses',
  /** A rebuild fills it, then the two are swapped. */
  next: 'businesses_next',
  /** Names the version by which the live index was built. */
  versions: 'index_versions',
} as const;

/** What the search service may do in Meilisearch: everything that it does with its indexes, nothing with keys or others. */
export const SEARCH_ENGINE_RIGHTS = {
  name: 'gewerk-search',
  indexes: Object.values(SEARCH_INDEXES),
  actions: [
    ...['search', 'documents.get', 'documents.add', 'documents.delete'],
    ...['indexes.get', 'indexes.create', 'indexes.delete', 'indexes.swap'],
    ...['settings.get', 'settings.update', 'stats.get', 'tasks.get'],
  ],
} as const;
