import { dropDraft } from './kept-drafts.js';

/** The key under which a reply to a visitor is kept while it is being written. */
export const placeOfAnswer = (id: string): string => `answer ${id}`;

/** Removes the draft of a reply that has been stored or discarded. */
export const dropAnswer = (id: string): void => dropDraft(placeOfAnswer(id));
