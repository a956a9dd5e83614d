import { distanceKm } from '@gewerk/gazetteer';
import { cellsAround, cellsOf } from '../../document/geo-cells.js';
import { BusinessMap } from './business-map.js';
import { bySquares } from './near-circles.js';

const BAYREUTH = { latitude: 49.945, longitude: 11.571 };
const RADII = [10, 50, 100] as const;

/** The numbers of businesses by square, for some points with many businesses each. */
function countsOf(points: readonly [latitude: number, longitude: number, businesses: number][]) {
  const counts: Record<string, number> = {};
  for (const [latitude, longitude, businesses] of points)
    for (const cell of cellsOf(latitude, longitude)) counts[cell] = (counts[cell] ?? 0) + businesses;
  return counts;
}

describe('businesses around a point', () => {
  it('are those of the squares within each radius', () => {
    const counts = countsOf([
      [BAYREUTH.latitude, BAYREUTH.longitude, 400],
      [BAYREUTH.latitude + 0.3, BAYREUTH.longitude, 80],
      [BAYREUTH.latitude, BAYREUTH.longitude + 1, 20],
    ]);
    expect(new BusinessMap(counts, RADII).around(BAYREUTH)).toEqual([400, 480, 500]);
  });

  it('include part of a square that a radius cuts', () => {
    const [near = 0, far] = new BusinessMap(countsOf([[49.95, 11.55, 400]]), [4, 25]).around(BAYREUTH);
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(400);
    expect(far).toBe(400);
  });

  it('are zero if there are none', () => {
    expect(new BusinessMap({}, RADII).around(BAYREUTH)).toEqual([0, 0, 0]);
  });
});

it('businesses are counted in squares, with a bounding box if the squares contain many', () => {
  const point = { latitude: 52.5, longitude: 13.4 };
  const cells = cellsAround(point, 4) ?? [];
  const map = new BusinessMap({ [cells[0] ?? '']: 250, [cells[1] ?? '']: 90, 'f1,1': 7 }, [4]);
  expect(map.within(cells)).toBe(340);
  expect(bySquares(point, 4, cells, 299)).not.toContain('_geoBoundingBox');
  const [north = 0, east = 0, south = 0, west = 0] = (
    /_geoBoundingBox\(\[(.*), (.*)\], \[(.*), (.*)\]\)/.exec(bySquares(point, 4, cells, 300)) ?? []
  )
    .slice(1)
    .map(Number);
  const away = (latitude: number, longitude: number) => distanceKm(point, { latitude, longitude });
  for (const side of [away(north, 13.4), away(52.5, east), away(south, 13.4), away(52.5, west)])
    expect(side).toBeCloseTo(4, 1);
});
