import { inFreePlace } from './free-place.js';

const taken = (places: (number | undefined)[]) => () => Promise.resolve(places);
const store = (place: number) => Promise.resolve(place);

describe('a free place', () => {
  it('is one that no record has', async () => {
    expect(await inFreePlace({ most: 3, taken: taken([0, 2]), store })).toBe(1);
    expect(await inFreePlace({ most: 3, taken: taken([0, 1, 2]), store })).toBeNull();
    expect(await inFreePlace({ most: 3, taken: taken([]), store })).toBeLessThan(3);
  });

  it('is none if records without a place leave no room', async () => {
    expect(await inFreePlace({ most: 3, taken: taken([undefined, undefined, 2]), store })).toBeNull();
    expect(await inFreePlace({ most: 3, taken: taken([undefined, 2]), store })).toBe(0);
  });

  it('is replaced by another if it was taken meanwhile; other errors are passed on', async () => {
    const places: number[] = [];
    const late = (place: number) => {
      if (places.length > 0) return Promise.resolve(place);
      places.push(place);
      return Promise.reject(Object.assign(new Error(), { code: 11_000, keyPattern: { place: 1 } }));
    };
    const other = await inFreePlace({ most: 2, taken: () => Promise.resolve(places), store: late });
    expect(other).toBe(1 - (places[0] ?? 0));
    const known = Object.assign(new Error('known'), { code: 11_000, keyPattern: { email: 1 } });
    await expect(inFreePlace({ most: 2, taken: taken([]), store: () => Promise.reject(known) })).rejects.toBe(
      known,
    );
  });
});
