import { oneOf } from '../../engine/conditions.js';
import type { Reading } from '../reader/reading.js';
import { preferringLikely } from './asked-conditions.js';
import { standInsFor } from './stand-ins.js';

const reading: Reading = {
  ...{ intent: 'need', reason: '', whole: 'steak', rest: 'steak', place: null, tradeKeys: [], otherKeys: [] },
  ...{ contactKeys: [], ignored: [], unknown: [], parts: [] },
};
const wish = oneOf('traits', ['rating-4.5']);
const preferred = (given: Partial<Reading>) =>
  preferringLikely({ ...reading, ...given }, { required: [], preferred: [wish] }).preferred;

describe('preferences in addition to a wish', () => {
  it('include the named kind if there is one trade', () => {
    expect(preferred({ tradeKeys: ['restaurant'] })).toEqual([oneOf('traits', ['kind-steak']), wish]);
    expect(preferred({ intent: 'trade', tradeKeys: ['restaurant'], rest: '', whole: 'lokal' })).toEqual([
      wish,
    ]);
  });

  it('include the first of several trades of a need, even if a kind of another is named', () => {
    expect(preferred({ tradeKeys: ['metzgerei', 'restaurant'] })).toEqual([
      oneOf('tradeKey', ['metzgerei']),
      wish,
    ]);
  });
});

describe('the preference for a kind of a trade', () => {
  const firstOf = (given: Partial<Reading>) =>
    preferringLikely({ ...reading, ...given }, { required: [], preferred: [] }).preferred;
  const doctors = { tradeKeys: ['arzt'] };

  it('ranks the kind that the text suggests before other kinds', () => {
    const [helpful, others, ...further] = firstOf({
      ...doctors,
      whole: 'kind hat fieber',
      rest: 'kind fieber',
    });
    expect(helpful).toBe(oneOf('traits', ['kind-paediatrics']));
    expect(others).toMatch(/^NOT .*kind-skin/);
    expect(others).not.toMatch(/kind-(?:paediatrics|general)/);
    expect(further).toEqual([]);
  });

  it('is empty if only a trade is named, and ranks other kinds last if a kind is named', () => {
    expect(firstOf({ ...doctors, intent: 'trade', whole: 'arzt', rest: 'arzt' })).toEqual([]);
    const asked = firstOf({ ...doctors, intent: 'trade', whole: 'augenarzt', rest: 'augenarzt' });
    expect(asked[0]).toBe(oneOf('traits', ['kind-eyes']));
    expect(asked[1]).toMatch(/^NOT .*kind-skin/);
  });

  it('is for climbing in a climbing gym, and for both in a climbing hall or a gym', () => {
    const sports = { intent: 'trade', tradeKeys: ['fitness-sport'] } as const;
    const gym = { ...sports, whole: 'climbing gym', rest: 'climbing gym' };
    expect(firstOf(gym)[0]).toBe(oneOf('traits', ['kind-climbing']));
    const either = { ...sports, whole: 'kletterhalle oder gym', rest: 'kletterhalle oder gym' };
    expect(firstOf(either)[1]).toBe(oneOf('traits', ['kind-gym', 'kind-climbing']));
  });

  it('ranks speech therapists last for back pain', () => {
    const therapists = { tradeKeys: ['therapie'] };
    const forBack = firstOf({ ...therapists, whole: 'ruckenschmerzen', rest: 'ruckenschmerzen' });
    expect(forBack[0]).toMatch(/^NOT .*kind-speech/);
    expect(forBack[1]).toBe(oneOf('traits', ['kind-physiotherapy']));
    expect(firstOf({ ...therapists, whole: 'reha', rest: 'reha' })[0]).toMatch(/^NOT .*kind-speech/);
  });

  it('ranks the most common kind before others', () => {
    const asked = firstOf({
      tradeKeys: ['kurse-nachhilfe'],
      whole: 'nachhilfe mathe',
      rest: 'nachhilfe mathe',
    });
    expect(asked[0]).toMatch(/^NOT .*kind-dance/);
    expect(asked[1]).toBe(oneOf('traits', ['kind-tutoring']));
  });
});

describe('related trades', () => {
  const standIns = (tradeKey: string, text: string) =>
    standInsFor({ ...reading, tradeKeys: [tradeKey], whole: text, rest: text });

  it('include another trade, but for a specific kind only trades that can help with it', () => {
    expect(standIns('tierbedarf', 'hundefutter')).toContain('supermarkt');
    expect(standIns('tierbedarf', 'hundesalon')).toEqual(['tierarzt']);
    expect(standIns('handwerker-allgemein', 'geigenbauer')).toEqual([]);
  });
});

it('a kind that only its own businesses help with is exclusive', () => {
  const kindsOf = (tradeKey: string, text: string) =>
    preferringLikely(
      { ...reading, tradeKeys: [tradeKey], whole: text, rest: text },
      { required: [], preferred: [] },
    ).exclusiveKinds;
  expect(kindsOf('reinigung', 'wespennest')).toEqual(['kind-pests']);
  expect(kindsOf('arzt', 'kind fieber')).toBeUndefined();
  expect(kindsOf('therapie', 'ruckenschmerzen')).toBeUndefined();
});
