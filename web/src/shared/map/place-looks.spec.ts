import { lookOfPlace } from './place-looks.js';

const shownAt = (zoom: number): number[] =>
  Array.from({ length: 8 }, (_, rank) => rank).filter((rank) => lookOfPlace(rank, zoom));

it('labels more places the closer the map is', () => {
  expect(shownAt(4)).toEqual([]);
  expect(shownAt(6)).toEqual([0, 1]);
  expect(shownAt(10)).toEqual([0, 1, 2, 3, 4]);
});

it('labels small towns from zoom 11, and parts of towns from zoom 13', () => {
  expect(shownAt(11)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(shownAt(13)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(lookOfPlace(5, 11)?.isTown).toBe(true);
  expect(lookOfPlace(7, 13)?.isTown).toBe(false);
});

it('draws nothing for an unknown rank', () => {
  expect(lookOfPlace(8, 18)).toBeUndefined();
});
