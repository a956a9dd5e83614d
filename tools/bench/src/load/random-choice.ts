/** A whole number from 0 (included) to `bound` (excluded), from a random number between 0 and 1. */
export const drawn = (random: () => number, bound: number): number => Math.floor(random() * bound);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A name with one letter replaced, left out, added, or swapped with the next. */
export function misspelt(name: string, random: () => number): string {
  const places = [...name.matchAll(/\p{L}/gu)].map(({ index }) => index);
  const at = places[drawn(random, places.length)] ?? 0;
  const [before, here, after] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1)];
  const letter = LETTERS[drawn(random, LETTERS.length)] ?? 'e';
  const forms = [
    before + letter + after,
    before + after,
    before + here + letter + after,
    before + after.slice(0, 1) + here + after.slice(1),
  ];
  return forms[drawn(random, forms.length)] ?? name;
}
