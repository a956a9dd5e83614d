import { MAP } from '@gewerk/contracts/limits';
import { closedWeek, type OpeningHours } from '@gewerk/opening-hours';
import { hoursRegion } from '../document/hours-region.js';
import { openWords } from '../document/open-times.js';
import { encodeTile } from './encode-tile.js';
import { gatherPoints, type Tile, type TilePoint } from './gather-points.js';
import { toWorld } from './mercator.js';
import { pointFilter } from './point-filter.js';
import { type PointDocument, PointTable } from './point-table.js';

const BAYREUTH = { lat: 49.9456, lng: 11.5713 };
const HAMBURG = { lat: 53.5511, lng: 9.9937 };
/** Wednesday, 10:00 in Berlin. */
const TEN = Date.UTC(2026, 6, 15, 8);
const EVERYTHING = pointFilter({});

let count = 0;
function point(_geo: PointDocument['_geo'], given: Partial<PointDocument> = {}): PointDocument {
  count += 1;
  const id = count.toString(16).padStart(24, '0');
  const none = { tradeKey: null, categorySlugs: [], traits: [], hoursRegion: null, openWords: [] };
  return { id, _geo, ...none, ...given };
}

function tableOf(...documents: PointDocument[]): PointTable {
  const builder = PointTable.builder();
  for (const document of documents) builder.add(document);
  return builder.end();
}

function tileAt({ lat, lng }: { lat: number; lng: number }, z: number): Tile {
  const { x, y } = toWorld(lat, lng);
  return { z, x: Math.floor(x / 2 ** (32 - z)), y: Math.floor(y / 2 ** (32 - z)) };
}

const total = (points: readonly TilePoint[]) => points.reduce((sum, { count: number }) => sum + number, 0);

const near = (metres: number) => ({ lat: BAYREUTH.lat + metres / 111_200, lng: BAYREUTH.lng });

it('counts points that a map would draw over each other, and returns the business of each single one', () => {
  const neighbours = [point(BAYREUTH), point(near(400))];
  const table = tableOf(...neighbours, point(HAMBURG), point(null));
  expect(table.size).toBe(3);
  const country = gatherPoints(table, tileAt(BAYREUTH, 4), EVERYTHING, TEN);
  expect(country.map(({ count: number }) => number).sort()).toEqual([1, 2]);
  const town = gatherPoints(table, tileAt(BAYREUTH, 14), EVERYTHING, TEN);
  expect(town.map(({ row }) => table.idOf(row)).sort()).toEqual(neighbours.map(({ id }) => id));
});

it.each([0, 5, 11, 15, 16])('puts each point in exactly one tile of level %i, at its position', (z) => {
  const places = [BAYREUTH, HAMBURG, near(300), { lat: -33.87, lng: 151.21 }, { lat: 89, lng: -180 }];
  for (const place of places) {
    const table = tableOf(...places.map((other) => point(other)));
    const tile = tileAt(place, z);
    const { x, y } = toWorld(place.lat, place.lng);
    const inside = places.filter((other) => {
      const { x: column, y: row } = tileAt(other, z);
      return column === tile.x && row === tile.y;
    });
    const found = gatherPoints(table, tile, EVERYTHING, TEN);
    expect(total(found)).toBe(inside.length);
    if (inside.length > 1) continue;
    const scale = (MAP.extent * 2 ** z) / 2 ** 32;
    expect(found[0]?.x).toBeCloseTo(x * scale - tile.x * MAP.extent, 3);
    expect(found[0]?.y).toBeCloseTo(y * scale - tile.y * MAP.extent, 3);
  }
});

it('includes only points that match every trait, the trade and the current opening hours', () => {
  const berlin = { timeZone: 'Europe/Berlin', country_code: 'DE', stateCode: 'DE-BY' };
  const hours: OpeningHours = { ...closedWeek(), wednesday: [[9 * 60, 18 * 60]] };
  const open = {
    traits: ['phone', 'rating-4', 'day-6'],
    tradeKey: 'friseur',
    categorySlugs: ['friseur'],
    hoursRegion: hoursRegion({ hours, ...berlin }),
    openWords: openWords(hours),
  };
  const table = tableOf(point(BAYREUTH, open), point(near(2_000), { traits: ['phone'] }));
  const found = (input: Parameters<typeof pointFilter>[0], instant = TEN) =>
    total(gatherPoints(table, tileAt(BAYREUTH, 8), pointFilter(input), instant));
  expect(found({})).toBe(2);
  expect(found({ hasPhone: true })).toBe(2);
  expect(found({ hasPhone: true, minRating: '4', openOn: 'sunday' })).toBe(1);
  expect(found({ hasWebsite: true })).toBe(0);
  expect(found({ trade: 'friseur' })).toBe(1);
  expect(found({ openNow: true })).toBe(1);
  expect(found({ openNow: true }, TEN + 12 * 3_600_000)).toBe(0);
  expect(found({ openNow: true })).toBe(1);
  expect(() => found({ category: 'raumfahrt' })).toThrow('must be one of');
});

it('writes vector tiles that hold ids and counts', () => {
  const alone = point(HAMBURG, { tradeKey: 'friseur' });
  const table = tableOf(point(BAYREUTH), point(BAYREUTH), alone);
  const bytes = (place: typeof BAYREUTH) => {
    const tile = tileAt(place, 10);
    return Buffer.from(encodeTile(gatherPoints(table, tile, EVERYTHING, TEN), table));
  };
  expect(bytes(HAMBURG).includes(alone.id)).toBe(true);
  expect(bytes(HAMBURG).includes('friseur')).toBe(true);
  expect(bytes(BAYREUTH).includes('count')).toBe(true);
});
