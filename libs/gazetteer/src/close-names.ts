/** Endings that thousands of places share: only the part before them distinguishes one place from another. */
const ENDING =
  /(?:hausen|heim|berg|burg|dorf|stadt|stedt|bach|ingen|ungen|feld|wald|kirchen|hofen|walde|leben|rode|reuth)$/;

/** A third of the letters may be wrong. */
const LETTERS_AN_EDIT = 3;

/**
 * Whether this number of edits makes one key a misspelling of the other rather than another name: few edits
 * relative to the length of the name, not counting an ending that many places share. 'xyzhausen' is not
 * 'oynhausen', 'nurnbreg' is 'nurnberg'.
 */
export function isMisspelling(typed: string, key: string, edits: number): boolean {
  const ending = ENDING.exec(typed)?.[0] ?? '';
  const own = ending !== '' && key.endsWith(ending) ? typed.length - ending.length : typed.length;
  return edits * LETTERS_AN_EDIT <= own;
}
