import fc from 'fast-check';
import { starsOf } from './stars.js';

describe('stars', () => {
  it.each([
    [4.0, 'full full full full empty'],
    [3.4, 'full full full empty empty'],
    [3.5, 'full full full half empty'],
    [4.9, 'full full full full half'],
    [5, 'full full full full full'],
    [0.5, 'half empty empty empty empty'],
  ])('PUB-DETAIL-12 PUB-DETAIL-13 shows %s as %s', (rating, kinds) => {
    expect(starsOf(rating).join(' ')).toBe(kinds);
  });

  it('PUB-LIMIT-01 always shows five stars, full ones first', () => {
    fc.assert(
      fc.property(fc.float({ min: 0, max: 5, noNaN: true }), (rating) => {
        const kinds = starsOf(rating);
        expect(kinds).toHaveLength(5);
        expect(kinds.filter((kind) => kind === 'full')).toHaveLength(Math.floor(rating));
        expect(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(kinds);
      }),
    );
  });
});

const order = ['full', 'half', 'empty'];
