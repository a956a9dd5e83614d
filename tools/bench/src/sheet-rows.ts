/** Columns of an Outscraper export, version 1, in its order; there are 25. */
export const sheetColumns = [
  'name',
  'site',
  'subtypes',
  'category',
  'type',
  'phone',
  'full_address',
  'street',
  'city',
  'postal_code',
  'state',
  'country',
  'country_code',
  'latitude',
  'longitude',
  'rating',
  'reviews',
  'reviews_link',
  'reviews_per_score',
  'photos_count',
  'working_hours',
  'about',
  'description',
  'verified',
  'place_id',
] as const;

const trades = [
  ['Autowerkstatt', 'Reifenservice', 'KFZ-Mechatronik'],
  ['Friseur', 'Barbier', 'Haarsalon'],
  ['Elektriker', 'Elektroinstallation', 'Photovoltaik'],
  ['Sanitär', 'Heizungsbau', 'Klempner'],
  ['Tischlerei', 'Möbelbau', 'Innenausbau'],
  ['Malerbetrieb', 'Trockenbau', 'Fassaden'],
  ['Dachdecker', 'Spenglerei', 'Zimmerei'],
  ['Bäckerei', 'Konditorei', 'Café'],
] as const;

const towns = [
  ['Bayreuth', '95444', 'Bayern', 49.9457, 11.5714],
  ['Köln', '50667', 'Nordrhein-Westfalen', 50.9375, 6.9603],
  ['Leipzig', '04109', 'Sachsen', 51.3397, 12.3731],
  ['Görlitz', '02826', 'Sachsen', 51.1506, 14.9689],
  ['Freiburg im Breisgau', '79098', 'Baden-Württemberg', 47.999, 7.8421],
  ['Flensburg', '24937', 'Schleswig-Holstein', 54.7937, 9.4469],
  ['Münster', '48143', 'Nordrhein-Westfalen', 51.9607, 7.6261],
  ['Würzburg', '97070', 'Bayern', 49.7913, 9.9534],
] as const;

const families = [
  'Müller',
  'Schmidt',
  'Weiß',
  'Krämer',
  'Vogel',
  'Böhm',
  'Schröder',
  'Huber',
  'Jäger',
  'Özdemir',
  'Nowak',
  'Lang',
];
const streets = [
  'Hauptstraße',
  'Bahnhofstraße',
  'Gartenweg',
  'Am Markt',
  'Lindenallee',
  'Schloßplatz',
  'Mühlgasse',
  'Industriestraße',
];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const praise = [
  'Termine auch kurzfristig.',
  'Meisterbetrieb in zweiter Generation.',
  'Kostenlose Beratung vor Ort.',
  'Faire Preise ohne Überraschung.',
];

/** Numbers from 0 (included) to 1 (excluded) that depend only on the seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Cell = string | number | boolean;

/**
 * Row `index` of the sheet, in the order of {@link sheetColumns}; the same index and random numbers give the
 * same row.
 */
export function sheetRow(index: number, random: () => number): Cell[] {
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T =>
    list[Math.floor(random() * list.length)] as T;
  const token = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('');
  const trade = pick(trades);
  const [city, postalCode, state, latitude, longitude] = pick(towns);
  const family = pick(families);
  const street = `${pick(streets)} ${1 + Math.floor(random() * 180)}`;
  const name = `${trade[0]} ${family} ${index}`;
  const opens = 7 + Math.floor(random() * 3);
  const reviews = Math.floor(random() ** 3 * 900);
  const five = Math.floor(reviews * 0.7);
  const placeId = `ChIJ${token(10)}_${index.toString(36)}`;
  return [
    name,
    `https://www.${family
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '')}-${token(5)}.example/`,
    trade.join(', '),
    trade[0],
    trade[1],
    `+49 ${200 + Math.floor(random() * 7_000)} ${1_000_000 + Math.floor(random() * 8_999_999)}`,
    `${street}, ${postalCode} ${city}, Deutschland`,
    street,
    city,
    postalCode,
    state,
    'Deutschland',
    'DE',
    Number((latitude + random() / 10).toFixed(6)),
    Number((longitude + random() / 10).toFixed(6)),
    Number((3 + random() * 2).toFixed(1)),
    reviews,
    `https://search.example/reviews?id=${placeId}`,
    JSON.stringify({ 1: reviews - five, 2: 0, 3: 0, 4: 0, 5: five }),
    Math.floor(random() * 60),
    JSON.stringify(
      Object.fromEntries(days.map((day) => [day, `${opens}AM-${4 + Math.floor(random() * 3)}PM`])),
    ),
    JSON.stringify({
      'Service options': { 'On-site services': random() < 0.5 },
      Payments: { 'Credit cards': random() < 0.5 },
    }),
    `${name} in ${city}: ${trade[1]} und ${trade[2]}. ${pick(praise)} ${pick(praise)} Auftrag ${token(32)}.`,
    random() < 0.8,
    placeId,
  ];
}
