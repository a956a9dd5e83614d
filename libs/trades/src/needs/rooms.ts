import { foldLoose } from '@gewerk/text';

/**
 * Words for a location in or around a house: they reveal less about the trade than the thing at that
 * location.
 */
const ROOMS = new Set(
  foldLoose(
    [
      'keller heizungskeller küche bad badezimmer gästebad wohnzimmer schlafzimmer kinderzimmer esszimmer arbeitszimmer zimmer flur diele treppenhaus dachboden speicher garage garten hof balkon terrasse büro haus wohnung',
      'basement cellar kitchen bathroom livingroom bedroom hallway attic loft garage garden yard backyard balcony office room house flat apartment',
      'bodrumda mutfakta banyoda salonda odada odamda bahçede balkonda çatıda tavanda koridorda garajda ofiste evde evimde dairede tavan arasında',
    ].join(' '),
  ).split(' '),
);
const WITHIN = new Set(
  'in im auf am vom aus on inside my the der dem den meinem meiner unserem unserer'.split(' '),
);
const PREPOSITIONS = new Set('in im auf am vom aus on inside'.split(' '));

/** Whether a folded word names a house, a room or a part of the surroundings. */
export const isRoom = (folded: string): boolean => ROOMS.has(folded);

/**
 * Folded words without the first location in the house: 'rats in basement' is about rats. Empty if nothing else is
 * left.
 */
export function withoutRooms(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => ROOMS.has(word) && isWithin(words, index));
  if (at < 0) return words;
  let start = at;
  while (start > 0 && WITHIN.has(words[start - 1] ?? '')) start -= 1;
  return [...words.slice(0, start), ...words.slice(at + 1)];
}

/** As in 'in kitchen' and 'in der küche'; in Turkish the 'in' is an ending. */
function isWithin(words: readonly string[], at: number): boolean {
  if (/[dt]a$/.test(words[at] ?? '')) return true;
  let before = at - 1;
  while (WITHIN.has(words[before] ?? '') && !PREPOSITIONS.has(words[before] ?? '')) before -= 1;
  return PREPOSITIONS.has(words[before] ?? '');
}
