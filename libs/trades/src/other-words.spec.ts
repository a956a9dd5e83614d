import { tradeMisspelt, tradesMatching, tradesNeeded } from './index.js';
import { isNoName } from './other-words.js';

it.each(['tatsachen', 'folgen', 'hinrichtung', 'chandler', 'lance', 'schmidt', 'streamer'])(
  'takes the word %s for no misspelt name of a trade',
  (word) => {
    expect(isNoName(word)).toBe(true);
    expect(tradesMatching(word)).toEqual([]);
    expect(tradeMisspelt(word)).toBeUndefined();
  },
);

it.each(['Ofenbau', 'Orgelbau', 'Weinbau', 'Färber'])(
  'takes %s as category for no misspelt trade',
  (word) => {
    expect(tradeMisspelt(word)).toBeUndefined();
  },
);

it.each(['gehoren', 'auszufuhren', 'anzufuhren', 'remembering', 'unforgettable', 'insistent'])(
  'takes the word %s for no form of what a need is said by',
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
])('still takes %s for a misspelt name', (text, key) => {
  expect(tradesMatching(text)[0]?.trade.key).toBe(key);
});

it.each([
  ['rohre', 'sanitaer'],
  ['kuchenabfluss', 'sanitaer'],
  ['muslugum', 'sanitaer'],
])('still knows the form %s', (word, key) => {
  expect(tradesNeeded([word])?.tradeKeys).toContain(key);
});
