import { readRange } from './read-range.js';

const SIZE = 1_000;
const MOST = 400;

describe('readRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=990-2000', { start: 990, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=100-999', { start: 100, end: 499 }],
    ['bytes=-5000', { start: 0, end: 399 }],
  ])('reads %s', (header, range) => {
    expect(readRange(header, SIZE, MOST)).toEqual(range);
  });

  it.each(['bytes=1000-1010', 'bytes=-0', 'bytes=5000-'])('finds no bytes for %s', (header) => {
    expect(readRange(header, SIZE, MOST)).toBeNull();
  });

  it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'])(
    'treats %s as no range',
    (header) => {
      expect(readRange(header, SIZE, MOST)).toBeUndefined();
    },
  );
});
