import { lookOfPlace } from './place-looks.js';

const shownAt = (zoom: number): number[] =>
  Array.from({ length: 8 }, (_, rank) => rank).filter((rank) => lookOfPlace(rank, zoom));

it('names more places the nearer the map comes', () => {
  expect(shownAt(4)).toEqual([]);
  expect(shownAt(6)).toEqual([0, 1]);
  expect(shownAt(10)).toEqual([0, 1, 2, 3, 4]);
});

it('names every small town where a single business is shown, and what lies within towns from nearer still', () => {
  expect(shownAt(11)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(shownAt(13)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(lookOfPlace(5, 11)?.isTown).toBe(true);
  expect(lookOfPlace(7, 13)?.isTown).toBe(false);
});

it('draws nothing of a rank that it does not know', () => {
  expect(lookOfPlace(8, 18)).toBeUndefined();
});
