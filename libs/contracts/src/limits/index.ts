/**
 * Every limit, page size and delay of the product, defined once, by subject. 'Ours' marks those that no
 * specification sets.
 */
export * from './bulk.js';
export * from './business.js';
export * from './caches.js';
export * from './durations.js';
export * from './forms.js';
export * from './history.js';
export * from './imports.js';
export * from './interface.js';
export * from './map.js';
export * from './paging.js';
export * from './pictures.js';
export * from './retention.js';
export * from './search.js';
export * from './security.js';
export * from './settings.js';
export * from './statistics.js';
export * from './views.js';
export * from './websites.js';
export * from './work.js';
