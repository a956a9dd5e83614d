/** How the gateway serves each route: schemas, operations, lifetimes, audit. For the server only. */
export * from './endpoints.js';
export * from './forms.js';
export * from './own-listing.js';
export * from './panel/accounts.js';
export * from './panel/endpoint.js';
export * from './panel/index.js';
export * from './panel/work.js';
export * from './pictures.js';
export * from './public.js';
export * from './visitors.js';
