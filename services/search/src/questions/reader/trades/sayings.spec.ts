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
  ])('goes before the trade, place or condition that one word of %s names', (text, key) => {
    expect(read(text)).toMatchObject({ intent: 'need', tradeKeys: [key], place: null, ignored: [] });
  });

  it('is known as such with a word that is a filler elsewhere: no misspelt name', () => {
    expect(read('Jacke enger machen')).toMatchObject({ tradeKeys: ['schneiderei'], isSaying: true });
  });

  it('leaves whole names of trades, and a place beside it', () => {
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

it.each(['Familie', 'gehören', 'ausführen'])('takes the word %s for no trade and no need', (text) => {
  expect(read(text).tradeKeys).toEqual([]);
});

describe('a doubt', () => {
  it.each(['birthday bouquet', 'Theoriestunden Auto'])(
    'is named where a need is put together from single words and likely another: %s',
    (text) => {
      expect(read(text).doubt?.length).toBeGreaterThan(0);
    },
  );

  it.each(['Wasserhahn tropft', 'Rohr verstopft', 'Zahnweh', 'Waschmaschine kaputt', 'Friseur'])(
    'is not named for %s',
    (text) => {
      expect(read(text).doubt).toBeUndefined();
    },
  );

  it('is of no words that say nothing', () => {
    expect(readTrade(['geht', 'dir'])).toBeNull();
  });
});

describe('a word by itself', () => {
  it.each([
    ['zum Griechen', 'restaurant'],
    ['der Inder um die Ecke', 'restaurant'],
    ['Türke', 'imbiss'],
    ['Kartoffeln', 'supermarkt'],
    ['çay', 'supermarkt'],
  ])('asks for what %s sells', (text, key) => {
    expect(read(text)).toMatchObject({ intent: 'need', tradeKeys: [key], ignored: [] });
  });

  it.each([
    ['Reis Elektrotechnik', 'elektriker'],
    ['Portugiesisch Übersetzer', 'buero-beratung'],
    ['Paket in die Türkei', 'post-paket'],
  ])('says something else beside others: %s', (text, key) => {
    expect(read(text).tradeKeys[0]).toBe(key);
  });
});

it('lets a whole saying outweigh what its other words resemble', () => {
  expect(read('Make up für die Hochzeit').tradeKeys).toEqual(['kosmetik']);
});

it('takes a house for a room, not for the village of that name', () => {
  const village: Gazetteer = { ...gazetteer, isPlace: (folded) => folded === 'haus' };
  expect(readQuestion('Ameisen im Haus', village)).toMatchObject({ place: null, tradeKeys: ['reinigung'] });
  expect(readQuestion('Licht im Haus', village).place).toBeNull();
});

it('hears no hat in the words that ask who is open', () => {
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
])('asks whom the thing or the animal that aches tells: %s needs %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});

it.each([
  ['Italiener am Hauptbahnhof', 'pizzeria', ['Hauptbahnhof']],
  ['Haare schneiden in der Innenstadt', 'friseur', ['Innenstadt']],
])('leaves out where in a city %s is, and says so', (text, key, ignored) => {
  expect(read(text)).toMatchObject({ intent: 'need', ignored });
  expect(read(text).tradeKeys[0]).toBe(key);
});
