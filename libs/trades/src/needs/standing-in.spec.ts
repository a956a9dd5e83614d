import { tradeByKey } from '../taxonomy.js';
import { standingIn, tradesStandingIn } from './standing-in.js';

it('names trades that exist, none for itself', () => {
  for (const key of Object.keys(standingIn)) {
    expect(tradeByKey(key)).toBeDefined();
    for (const other of tradesStandingIn([key])) {
      expect(tradeByKey(other)).toBeDefined();
      expect(other).not.toBe(key);
    }
  }
});

it('names each once for several trades, none for others', () => {
  expect(tradesStandingIn(['autoelektrik', 'abschleppdienst'])).toEqual(['kfz-werkstatt', 'abschleppdienst']);
  expect(tradesStandingIn(['friseur'])).toEqual([]);
});
