/** Routes of the HTTP API as addresses, typed by how they are served; browsers can import them, without schemas. */
export * from './panel-paths.js';
export * from './panel-roles.js';
export * from './panel-routes.js';
export * from './form-names.js';
export * from './import-field.js';
export * from './picture-routes.js';
export * from './public-routes.js';
export * from './route.js';
export * from './tile-routes.js';
export * from './visitor-routes.js';
