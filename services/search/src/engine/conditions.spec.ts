import { distanceKm } from '@gewerk/gazetteer';
import { aboutWithin } from './conditions.js';

const KOELN = { latitude: 50.938, longitude: 6.957 };
const RADIUS = 3;
const SIXTEENTH = RADIUS / 16;

/** Edges of each box of a condition. */
function boxesOf(condition: string) {
  return condition.split(' OR ').map((box) => {
    const [north = 0, east = 0, south = 0, west = 0] = (box.match(/-?\d+\.?\d*/g) ?? []).map(Number);
    return { north, east, south, west };
  });
}

describe('everything roughly within a radius', () => {
  const boxes = boxesOf(aboutWithin(KOELN, RADIUS));
  const isIn = ({ latitude, longitude }: typeof KOELN) =>
    boxes.some(
      ({ north, east, south, west }) =>
        latitude <= north && latitude >= south && longitude <= east && longitude >= west,
    );
  const steps = Array.from({ length: 81 }, (_, at) => (at - 40) / 1_000);
  const points = steps.flatMap((up) =>
    steps.map((aside) => ({ latitude: KOELN.latitude + up, longitude: KOELN.longitude + 1.6 * aside })),
  );

  it('includes everything well within it', () => {
    const inside = points.filter((point) => distanceKm(KOELN, point) <= RADIUS - SIXTEENTH);
    expect(inside.length).toBeGreaterThan(1_000);
    expect(inside.filter((point) => !isIn(point))).toEqual([]);
  });

  it('includes nothing well beyond it', () => {
    const outside = points.filter((point) => distanceKm(KOELN, point) > RADIUS + SIXTEENTH);
    expect(outside.length).toBeGreaterThan(1_000);
    expect(outside.filter(isIn)).toEqual([]);
  });

  it('ends where the map ends', () => {
    expect(boxesOf(aboutWithin({ latitude: 52, longitude: 179.999 }, RADIUS))[0]?.east).toBe(180);
  });
});
