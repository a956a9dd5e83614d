import { RecentMap } from './recent-map.js';

describe('RecentMap', () => {
  it('keeps keys in use and drops unused ones', () => {
    const map = new RecentMap<number>(10);
    map.set('asked', 1);
    map.set('not', 2);
    for (let n = 0; n < 100; n += 1) {
      map.set(`other-${n}`, n);
      expect(map.get('asked')).toBe(1);
    }
    expect(map.get('not')).toBeUndefined();
  });

  it('remembers at least as many recent keys as its size', () => {
    const map = new RecentMap<number>(10);
    for (let n = 0; n < 1_000; n += 1) {
      map.set(`key-${n}`, n);
      for (let back = 0; back < Math.min(10, n); back += 1) expect(map.get(`key-${n - back}`)).toBe(n - back);
    }
    const known = Array.from({ length: 1_000 }, (_, n) => map.get(`key-${n}`)).filter(
      (value) => value !== undefined,
    );
    expect(known.length).toBeLessThanOrEqual(20);
  });

  it('creates a value once, even if it is false', () => {
    const map = new RecentMap<boolean>(10);
    const make = jest.fn(() => false);
    expect([map.memo('a', make), map.memo('a', make)]).toEqual([false, false]);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
