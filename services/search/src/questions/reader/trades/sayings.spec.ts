import type { Gazetteer } from '../../../places/place.js';
import { readQuestion } from '../read-question.js';
import { readTrade } from './read-trade.js';

const NAMES = new Set(['graben', 'essen', 'berlin']);
const gazetteer: Gazetteer = {
  isPlace: (folded) => NAMES.has(folded),
  isWellKnown: (folded) => NAMES.has(folded) && folded !== 'graben',
  isDistrict: () => false,
  resemblesPlace: () => false,
};
const read = (text: string) => readQuestion(text, gazetteer);

describe('a saying of several words', () => {
  it.each([
    ['schnell essen', 'imbiss'],
    ['Auto im Graben', 'abschleppdienst'],
    ['Wäsche waschen', 'waescherei'],
    ['lay a patio', 'garten-landschaftsbau'],
    ['golf spielen', 'fitness-sport'],
  ])('takes precedence over the trade, place or condition in one word of %s', (text, key) => {
    expect(read(text)).toMatchObject({ intent: 'need', tradeKeys: [key], place: null, ignored: [] });
  });

  it('is recognised with a word that is a filler elsewhere, and not as a misspelt name', () => {
    expect(read('Jacke enger machen')).toMatchObject({ tradeKeys: ['schneiderei'], isSaying: true });
  });

  it('does not override the whole name of a trade, or a place next to it', () => {
    expect(read('Fast Food').intent).toBe('trade');
    expect(read('schnell essen Berlin')).toMatchObject({ tradeKeys: ['imbiss'], place: 'berlin' });
    expect(read('Terrasse anlegen Berlin')).toMatchObject({
      tradeKeys: ['garten-landschaftsbau'],
      place: 'berlin',
    });
  });
});

it.each(['Ratten im Garten', 'wir haben Ratten im Garten', 'rats in the garden'])(
  'reads what is in the room or garden, not the room: %s',
  (text) => {
    expect(read(text).tradeKeys[0]).toBe('reinigung');
  },
);

it.each(['Familie', 'gehören', 'ausführen'])('derives no trade from the word %s', (text) => {
  expect(read(text).tradeKeys).toEqual([]);
});

describe('doubt about a need', () => {
  it.each(['birthday bouquet', 'Brautstrauß Auto'])(
    'is reported if a need consists of single words and likely means another trade: %s',
    (text) => {
      expect(read(text).doubt?.length).toBeGreaterThan(0);
    },
  );

  it.each(['Wasserhahn tropft', 'Rohr verstopft', 'Zahnweh', 'Waschmaschine kaputt', 'Friseur'])(
    'is not reported for %s',
    (text) => {
      expect(read(text).doubt).toBeUndefined();
    },
  );

  it('does not consider words without meaning', () => {
    expect(readTrade(['geht', 'dir'])).toBeNull();
  });
});

describe('a single word', () => {
  it.each([
    ['zum Griechen', 'restaurant'],
    ['der Inder um die Ecke', 'restaurant'],
    ['Türke', 'imbiss'],
    ['Kartoffeln', 'supermarkt'],
    ['çay', 'supermarkt'],
  ])('asks for the trade that sells or serves it: %s', (text, key) => {
    expect(read(text)).toMatchObject({ intent: 'need', tradeKeys: [key], ignored: [] });
  });

  it.each([
    ['Reis Elektrotechnik', 'elektriker'],
    ['Portugiesisch Übersetzer', 'buero-beratung'],
    ['Paket in die Türkei', 'post-paket'],
  ])('means something else with others: %s', (text, key) => {
    expect(read(text).tradeKeys[0]).toBe(key);
  });
});

it('prefers a whole saying to similarities of the other words', () => {
  expect(read('Make up für die Hochzeit').tradeKeys).toEqual(['kosmetik']);
});

it('treats a house as a room, not as the village of that name', () => {
  const village: Gazetteer = { ...gazetteer, isPlace: (folded) => folded === 'haus' };
  expect(readQuestion('Ameisen im Haus', village)).toMatchObject({ place: null, tradeKeys: ['reinigung'] });
  expect(readQuestion('Licht im Haus', village).place).toBeNull();
});

it('finds no hat in a German question about opening hours', () => {
  expect(read('was hat sonntag offen').intent).toBe('everything');
});

it.each([
  ['Plombe tut weh', 'zahnarzt'],
  ['Plombe schmerzt', 'zahnarzt'],
  ['my filling hurts', 'zahnarzt'],
  ['mein Knie tut weh', 'arzt'],
  ['Hund hat Bauchweh', 'tierarzt'],
  ['dog has a fever', 'tierarzt'],
  ['vom Hund gebissen', 'arzt'],
  ['Hund hat mich gebissen', 'arzt'],
  ['Steckdose riecht verbrannt', 'elektriker'],
  ['Kabel riecht verschmort', 'elektriker'],
  ['Finger verbrannt', 'arzt'],
])('decides by what hurts or is damaged: %s needs %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});

it.each([
  ['Italiener am Hauptbahnhof', 'pizzeria', ['Hauptbahnhof']],
  ['Haare schneiden in der Innenstadt', 'friseur', ['Innenstadt']],
])('ignores the part of the city in %s, and reports it', (text, key, ignored) => {
  expect(read(text)).toMatchObject({ intent: 'need', ignored });
  expect(read(text).tradeKeys[0]).toBe(key);
});
