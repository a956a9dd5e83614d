export { UnlistedBusinesses } from './unlisted-businesses.repository.js';
