/** The first and last code of Swiss cities, as far as no Austrian code is among them. */
const CITIES: readonly (readonly [first: number, last: number, city: string])[] = [
  [1003, 1007, 'Lausanne'],
  [1201, 1209, 'Genf'],
  [4051, 4059, 'Basel'],
  [6003, 6006, 'Luzern'],
  [8001, 8008, 'Zürich'],
  [9000, 9016, 'St. Gallen'],
];

/** The Swiss city of a code of four digits that is not Austrian. */
export function swissCity(postalCode: string): string | undefined {
  const code = Number(postalCode);
  return CITIES.find(([first, last]) => code >= first && code <= last)?.[2];
}
