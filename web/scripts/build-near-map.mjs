/**
 * Writes `map-near-….json` into `public/assets`: names that the map shows only when it is zoomed in. These are
 * small places in neighbouring countries, districts of cities, and postal codes, all from the gazetteer:
 *
 * node web/scripts/build-near-map.mjs
 *
 * The result is committed.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { germanDistricts } from '../../libs/gazetteer/src/districts/german-districts.ts';
import { neighbouringDistricts } from '../../libs/gazetteer/src/districts/neighbouring-districts.ts';

const NEIGHBOURS = ['AT', 'CH'];
/** Minimum population of places in neighbouring countries that build-base-map.mjs already includes. */
const SHOWN_BEFORE = 50_000;
const LEAST = 1_000;
const DISTRICT = 6;
const POSTAL_CODE = 7;
const DIGITS = 4;

const rows = (name) =>
  readFileSync(new URL(`../../libs/gazetteer/data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|'));

const row = (name, latitude, longitude, rank) => [
  name,
  Number(Number(latitude).toFixed(DIGITS)),
  Number(Number(longitude).toFixed(DIGITS)),
  rank,
];

/** As in build-base-map.mjs. */
const rankOf = (population) =>
  [500_000, 150_000, 50_000, 15_000, 5_000].filter((least) => population < least).length;

const places = rows('places.txt')
  .map(([name, latitude, longitude, country, , population]) => ({
    name,
    latitude,
    longitude,
    country,
    population: Number(population),
  }))
  .filter(
    ({ country, population }) =>
      NEIGHBOURS.includes(country) && population >= LEAST && population < SHOWN_BEFORE,
  )
  .map(({ name, latitude, longitude, population }) => row(name, latitude, longitude, rankOf(population)));

const postalCodes = rows('postal-codes.txt').map(([code, latitude, longitude]) =>
  row(code, latitude, longitude, POSTAL_CODE),
);

/** A German district is placed at the position of its postal code. */
const byCode = new Map(postalCodes.map(([code, latitude, longitude]) => [code, { latitude, longitude }]));
const items = (lists) => Object.values(lists).flatMap((list) => list.split(', '));
const districts = [
  ...items(germanDistricts).flatMap((item) => {
    const [, name, code] = /^(.*) (\d{5})$/.exec(item) ?? [];
    const at = byCode.get(code);
    return at ? [row(name, at.latitude, at.longitude, DISTRICT)] : [];
  }),
  ...items(neighbouringDistricts).map((item) => row(...item.split('|'), DISTRICT)),
];

const text = `${JSON.stringify({ places: [...places, ...districts, ...postalCodes] })}\n`;
const file = `map-near-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
writeFileSync(new URL(`../public/assets/${file}`, import.meta.url), text);
writeFileSync(
  new URL('../src/shared/map/near-map-file.ts', import.meta.url),
  `/** Written by scripts/build-near-map.mjs: names for close range. */
export const nearMapFile = '/assets/${file}';
`,
);
console.log(
  `${file}: ${places.length} places, ${districts.length} districts, ${postalCodes.length} postal codes`,
);
