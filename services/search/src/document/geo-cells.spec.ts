import { distanceKm } from '@gewerk/gazetteer';
import { cellsAround, cellsOf } from './geo-cells.js';

const BAYREUTH = { latitude: 49.945, longitude: 11.571 };

/** Points on a grid around a centre, in steps of a tenth of the reach. */
function pointsAround({ latitude, longitude }: typeof BAYREUTH, reachKm: number) {
  const steps = Array.from({ length: 21 }, (_, at) => ((at - 10) / 10) * reachKm);
  return steps.flatMap((north) =>
    steps.map((east) => ({ latitude: latitude + north / 111, longitude: longitude + east / 71 })),
  );
}

describe('squares around a point', () => {
  it.each([10, 25, 60, 150, 400])('contain everything within %i km', (km) => {
    const covered = new Set(cellsAround(BAYREUTH, km));
    const inside = pointsAround(BAYREUTH, km).filter((point) => distanceKm(BAYREUTH, point) <= km);
    expect(inside.length).toBeGreaterThan(100);
    for (const { latitude, longitude } of inside)
      expect(cellsOf(latitude, longitude).some((cell) => covered.has(cell))).toBe(true);
  });

  it.each([
    [10, 25],
    [25, 40],
    [60, 130],
    [400, 480],
  ])('within %i km contain nothing %i km away', (km, away) => {
    const covered = new Set(cellsAround(BAYREUTH, km));
    for (const point of pointsAround(BAYREUTH, 2 * away)) {
      if (distanceKm(BAYREUTH, point) < away) continue;
      expect(cellsOf(point.latitude, point.longitude).some((cell) => covered.has(cell))).toBe(false);
    }
  });

  it('are fewer than 400, even for 400 km', () => {
    const counts = [10, 25, 60, 150, 400].map((km) => cellsAround(BAYREUTH, km)?.length ?? 0);
    expect(Math.max(...counts)).toBeLessThan(400);
  });

  it('are empty without a position, and null near a pole', () => {
    expect(cellsOf(null, 11)).toEqual([]);
    expect(cellsAround({ latitude: 85, longitude: 0 }, 10)).toBeNull();
  });
});
