import { BoundedStore } from './bounded-store.js';

describe('the bounded store', () => {
  it('lets go what was longest unused when the bytes are used up', () => {
    const gone: string[] = [];
    const store = new BoundedStore<number>(100, (key) => gone.push(key));
    store.set('a', 1, 40);
    store.set('b', 2, 40);
    expect(store.get('a')).toBe(1);
    store.set('c', 3, 40);
    expect(gone).toEqual(['b']);
    expect([store.get('a'), store.get('b'), store.get('c')]).toEqual([1, undefined, 3]);
  });

  it('counts a replaced entry once, and keeps nothing larger than all its room', () => {
    const gone: string[] = [];
    const store = new BoundedStore<number>(100, (key) => gone.push(key));
    for (const value of [1, 2, 3]) store.set('a', value, 60);
    expect(store.get('a')).toBe(3);
    expect(gone).toEqual([]);
    store.set('huge', 9, 101);
    expect(store.get('huge')).toBeUndefined();
  });
});
