import { readBox } from './box.js';

it.each([
  ['11.4,49.8,11.7,50', { west: 11.4, south: 49.8, east: 11.7, north: 50 }],
  ['-180,-90,180,90', { west: -180, south: -90, east: 180, north: 90 }],
])('reads %s', (text, box) => {
  expect(readBox(text)).toEqual(box);
});

it.each([
  '',
  '1,2,3',
  '11.7,49.8,11.4,50',
  '11.4,50,11.7,50',
  '11,49,181,50',
  '11,49,12,91',
  '1,2,3,4,5',
  '1, 2,3,4',
  'a,b,c,d',
])('does not accept %p as a rectangle', (text) => {
  expect(readBox(text)).toBeNull();
});
