import { oneOf } from '../../engine/conditions.js';
import type { Reading } from '../reader/reading.js';
import { preferringLikely } from './asked-conditions.js';

const reading: Reading = {
  ...{ intent: 'need', reason: '', whole: 'steak', rest: 'steak', place: null, tradeKeys: [], otherKeys: [] },
  ...{ contactKeys: [], ignored: [], unknown: [], parts: [] },
};
const wish = oneOf('traits', ['rating-4.5']);
const preferred = (given: Partial<Reading>) =>
  preferringLikely({ ...reading, ...given }, { required: [], preferred: [wish] }).preferred;

describe('what is preferred beside a wish', () => {
  it('is the kind that is named of the one trade', () => {
    expect(preferred({ tradeKeys: ['restaurant'] })).toEqual([oneOf('traits', ['kind-steak']), wish]);
    expect(preferred({ intent: 'trade', tradeKeys: ['restaurant'], rest: '', whole: 'lokal' })).toEqual([
      wish,
    ]);
  });

  it('is the first trade of a need of several, also where a kind of another is named', () => {
    expect(preferred({ tradeKeys: ['metzgerei', 'restaurant'] })).toEqual([
      oneOf('tradeKey', ['metzgerei']),
      wish,
    ]);
  });
});
