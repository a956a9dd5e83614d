import { tradeByKey } from '../taxonomy.js';
import { kinds } from '../kinds/kinds.js';
import { standingIn, standingInForKind, tradesForKinds, tradesStandingIn } from './standing-in.js';

it('names existing trades, none for itself', () => {
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

it('names trades for existing kinds, none for a kind that only its own businesses help with', () => {
  const known = Object.values(kinds).flatMap((byKind) => Object.keys(byKind));
  expect(known).toEqual(expect.arrayContaining(Object.keys(standingInForKind)));
  expect(tradesForKinds(['antiques']).every((key) => tradeByKey(key))).toBe(true);
  expect(tradesForKinds(['instruments'])).toEqual([]);
});
