import { dropDraft } from './kept-drafts.js';

/** Where an answer to a visitor is kept while it is written. */
export const placeOfAnswer = (id: string): string => `answer ${id}`;

/** The answer has arrived, or none is wanted any longer. */
export const dropAnswer = (id: string): void => dropDraft(placeOfAnswer(id));
