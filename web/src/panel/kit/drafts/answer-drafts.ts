import { dropDraft } from './kept-drafts.js';

/** Where a reply to a visitor is kept while it is being written. */
export const placeOfAnswer = (id: string): string => `answer ${id}`;

/** The reply has been stored, or is no longer wanted. */
export const dropAnswer = (id: string): void => dropDraft(placeOfAnswer(id));
