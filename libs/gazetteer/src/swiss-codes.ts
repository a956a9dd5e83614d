/**
 * The first and last codes of Swiss cities. Austria uses some of the same codes; these ranges leave out those of
 * Austrian towns, such as 4052 to 4055 (Ansfelden, Pucking).
 */
const CITIES: readonly (readonly [first: number, last: number, city: string])[] = [
  [1003, 1007, 'Lausanne'],
  [1201, 1209, 'Genf'],
  [4051, 4051, 'Basel'],
  [4056, 4059, 'Basel'],
  [6003, 6006, 'Luzern'],
  [8001, 8008, 'Zürich'],
  [9000, 9008, 'St. Gallen'],
];

/** The Swiss city of a code of four digits; undefined for others, and for codes that an Austrian town has too. */
export function swissCity(postalCode: string): string | undefined {
  const code = Number(postalCode);
  return CITIES.find(([first, last]) => code >= first && code <= last)?.[2];
}
