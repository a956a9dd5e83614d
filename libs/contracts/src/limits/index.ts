/** Every limit, page size and wait of the product, once, by subject. */
export * from './bulk.js';
export * from './business.js';
export * from './caches.js';
export * from './durations.js';
export * from './forms.js';
export * from './imports.js';
export * from './interface.js';
export * from './paging.js';
export * from './pictures.js';
export * from './retention.js';
export * from './search.js';
export * from './security.js';
export * from './settings.js';
export * from './statistics.js';
export * from './websites.js';
export * from './work.js';
