export { FormerBusinessesRepository } from './former-businesses.repository.js';
