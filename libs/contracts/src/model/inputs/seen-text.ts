/** Fillers and tags are letters to a machine; nobody sees them. */
const SEEN = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text has anything that is seen. */
export const isSeen = (text: string): boolean => SEEN.test(text);
