import { tradeByKey } from '../taxonomy.js';
import { kinds } from '../kinds/kinds.js';
import { standingIn, standingInForKind, tradesForKinds, tradesStandingIn } from './standing-in.js';

it('lists existing trades as substitutes, none for itself', () => {
  for (const key of Object.keys(standingIn)) {
    expect(tradeByKey(key)).toBeDefined();
    for (const other of tradesStandingIn([key])) {
      expect(tradeByKey(other)).toBeDefined();
      expect(other).not.toBe(key);
    }
  }
});

it('lists each substitute of several trades once, and none for other trades', () => {
  expect(tradesStandingIn(['autoelektrik', 'abschleppdienst'])).toEqual(['kfz-werkstatt', 'abschleppdienst']);
  expect(tradesStandingIn(['friseur'])).toEqual([]);
});

it('lists existing trades for kinds that have substitutes, and none for other kinds', () => {
  const known = Object.values(kinds).flatMap((byKind) => Object.keys(byKind));
  expect(known).toEqual(expect.arrayContaining(Object.keys(standingInForKind)));
  expect(tradesForKinds(['antiques']).every((key) => tradeByKey(key))).toBe(true);
  expect(tradesForKinds(['instruments'])).toEqual([]);
});
