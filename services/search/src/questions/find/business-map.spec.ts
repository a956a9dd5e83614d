import { cellsOf } from '../../document/geo-cells.js';
import { BusinessMap } from './business-map.js';

const BAYREUTH = { latitude: 49.945, longitude: 11.571 };
const RADII = [10, 50, 100] as const;

/** Businesses by square, of some points with many businesses each. */
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

  it('are a part of a square that a radius cuts', () => {
    const [near = 0, far] = new BusinessMap(countsOf([[49.95, 11.55, 400]]), [4, 25]).around(BAYREUTH);
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(400);
    expect(far).toBe(400);
  });

  it('are none where none are', () => {
    expect(new BusinessMap({}, RADII).around(BAYREUTH)).toEqual([0, 0, 0]);
  });
});
