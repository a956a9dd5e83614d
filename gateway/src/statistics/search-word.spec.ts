import { keptWord, typedText } from './search-word.js';

it('normalises typed words', () => {
  expect(typedText('  Öl-Wechsel \t Huber ')).toBe('öl-wechsel huber');
});

it.each(['ida@ida.example', '+49 921 12 34 567', '0921/1234567', 'x'.repeat(61), ''])(
  'drops words that may identify a person: %j',
  (text) => {
    expect(keptWord(text)).toBeNull();
  },
);

it('keeps trades and postal codes', () => {
  expect(['klempner 95444', 'tüv 24h'].map(keptWord)).toEqual(['klempner 95444', 'tüv 24h']);
});
