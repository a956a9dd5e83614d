import { tradeMisspelt, tradesMatching, tradesNeeded } from './index.js';
import { isNoName } from './other-words.js';

it.each(['tatsachen', 'folgen', 'hinrichtung', 'chandler', 'lance', 'schmidt', 'streamer'])(
  'does not treat the word %s as a misspelt trade name',
  (word) => {
    expect(isNoName(word)).toBe(true);
    expect(tradesMatching(word)).toEqual([]);
    expect(tradeMisspelt(word)).toBeUndefined();
  },
);

it.each(['Ofenbau', 'Orgelbau', 'Weinbau', 'Färber'])(
  'does not treat %s as a misspelt trade when it is a category',
  (word) => {
    expect(tradeMisspelt(word)).toBeUndefined();
  },
);

it.each(['gehoren', 'auszufuhren', 'anzufuhren', 'remembering', 'unforgettable', 'insistent'])(
  'does not treat the word %s as a form of a word in a need',
  (word) => {
    expect(tradesNeeded([word])).toBeNull();
  },
);

it.each([
  ['Autowerkstat', 'kfz-werkstatt'],
  ['Felegn', 'reifenservice'],
  ['Schumacher', 'schuhmacher'],
  ['colledge', 'schule'],
  ['Bekerei', 'baeckerei'],
  ['Appoteke', 'apotheke'],
])('still treats %s as a misspelt name', (text, key) => {
  expect(tradesMatching(text)[0]?.trade.key).toBe(key);
});

it.each([
  ['rohre', 'sanitaer'],
  ['kuchenabfluss', 'sanitaer'],
  ['muslugum', 'sanitaer'],
])('still recognises %s as a form of a word in a need', (word, key) => {
  expect(tradesNeeded([word])?.tradeKeys).toContain(key);
});
