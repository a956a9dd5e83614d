export { AccountNames, type NamedAccount } from './account-names.js';
export { UnlistedBusinesses } from './unlisted-businesses.repository.js';
