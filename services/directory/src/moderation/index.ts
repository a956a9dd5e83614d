/** The public interface of moderation for other modules. */
export { ModeratedRecords } from './moderated-records.js';
