/** Filler characters and tags count as letters but are invisible. */
const SEEN = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text has any visible characters. */
export const isSeen = (text: string): boolean => SEEN.test(text);
