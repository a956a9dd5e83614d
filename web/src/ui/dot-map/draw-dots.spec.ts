import { cities } from '../../../test/fake-api.js';
import { drawDots, mapSize, positionOf } from './draw-dots.js';

const berlin = { latitude: 52.52, longitude: 13.41, countryCode: 'DE' };

describe('dot map', () => {
  it('places German cities only', () => {
    const position = positionOf(berlin);
    expect(position?.x).toBeGreaterThan(mapSize.width * 0.7);
    expect(position?.y).toBeLessThan(mapSize.height * 0.5);
    expect(positionOf({ ...berlin, countryCode: 'AT' })).toBeNull();
    expect(positionOf({ ...berlin, latitude: null })).toBeNull();
    expect(positionOf({ latitude: 0, longitude: 0, countryCode: 'DE' })).toBeNull();
  });

  it('draws larger cities with larger dots', () => {
    const [large, small] = drawDots([
      { city: 'A', businessCount: 5_000, ...berlin },
      { city: 'B', businessCount: 3, ...berlin, latitude: 48 },
    ]);
    expect(large?.width).toBeGreaterThan(small?.width ?? Infinity);
  });

  it('stays below 15 KB for any number of cities', () => {
    const many = cities(20_000).map((city, index) => ({
      ...city,
      latitude: 47.3 + (index % 773) / 100,
      longitude: 5.9 + (index % 911) / 100,
    }));
    const size = drawDots(many).reduce((sum, { path }) => sum + path.length, 0);
    expect(size).toBeGreaterThan(5_000);
    expect(size).toBeLessThan(15 * 1_024);
  });
});
