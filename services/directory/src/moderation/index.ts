/** What other modules may use of what the public has sent. */
export { ModeratedRecords } from './moderated-records.js';
