/**
 * Endings of shop names that mean the same: a 'toy store' is a 'toy shop', a 'Spielzeugladen' a 'Spielzeuggeschäft'.
 * Folded.
 */
const ENDS: readonly (readonly string[])[] = [
  [' store', ' shop'],
  ['laden', 'geschaft', 'fachgeschaft'],
  [' dukkani', ' magazasi'],
];
const SHORTEST_WARE = 3;

/** A folded shop name and its other forms; for any other word, only the word itself. */
export function saidOfShops(folded: string): string[] {
  for (const ends of ENDS) {
    const end = ends
      .filter((each) => folded.endsWith(each))
      .sort((one, other) => other.length - one.length)[0];
    if (end === undefined) continue;
    const ware = folded.slice(0, -end.length);
    return ware.length < SHORTEST_WARE
      ? [folded]
      : [folded, ...ends.filter((each) => each !== end).map((each) => ware + each)];
  }
  return [folded];
}
