/**
 * The first and last codes of Swiss cities. Austria uses some of the same codes; these ranges leave out those of
 * Austrian towns, such as 4052 to 4055 (Ansfelden, Pucking).
 */
const CITIES: readonly (readonly [first: number, last: number, city: string])[] = [
  [1000, 1007, 'Lausanne'],
  [1200, 1209, 'Genf'],
  [1400, 1400, 'Yverdon-les-Bains'],
  [1700, 1700, 'Fribourg'],
  [1800, 1800, 'Vevey'],
  [1820, 1820, 'Montreux'],
  [1950, 1950, 'Sitten'],
  [2300, 2300, 'La Chaux-de-Fonds'],
  [3000, 3000, 'Bern'],
  [3005, 3010, 'Bern'],
  [3014, 3020, 'Bern'],
  [3027, 3027, 'Bern'],
  [3600, 3600, 'Thun'],
  [4000, 4001, 'Basel'],
  [4051, 4051, 'Basel'],
  [4056, 4059, 'Basel'],
  [4500, 4500, 'Solothurn'],
  [5000, 5000, 'Aarau'],
  [5430, 5430, 'Wettingen'],
  [6000, 6006, 'Luzern'],
  [8001, 8008, 'Zürich'],
  [8032, 8032, 'Zürich'],
  [8037, 8038, 'Zürich'],
  [8048, 8050, 'Zürich'],
  [8057, 8057, 'Zürich'],
  [8400, 8400, 'Winterthur'],
  [8500, 8500, 'Frauenfeld'],
  [8610, 8610, 'Uster'],
  [8640, 8640, 'Rapperswil'],
  [8810, 8810, 'Horgen'],
  [9000, 9008, 'St. Gallen'],
];

/** The Swiss city of a code of four digits; undefined for others, and for codes that an Austrian town has too. */
export function swissCity(postalCode: string): string | undefined {
  const code = Number(postalCode);
  return CITIES.find(([first, last]) => code >= first && code <= last)?.[2];
}
