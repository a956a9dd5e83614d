import { correctedTexts } from './corrected-texts.js';
import { NameWords } from './name-words.js';

const words = new NameWords();
for (const name of [
  'friseur grunwald',
  'backerei schmidt',
  'autohaus meyer',
  'haarstudio unger',
  'zum adler 24',
  'salon bea',
  'elektro kowalski und sohne',
  'friseur grun',
  'braun',
  'hof wolfgang brunner',
  'kfz baren',
  'cafe maren',
  'goldschmiede bonn',
])
  words.add(name);
const likeliest = (word: string) => words.like(word, 1)[0]?.word;

describe('the words of names', () => {
  it.each([
    ['brunwald', 'grunwald'],
    ['grnwald', 'grunwald'],
    ['gurnwald', 'grunwald'],
    ['grumwalt', 'grunwald'],
    ['maier', 'meyer'],
    ['schmitt', 'schmidt'],
    ['anger', 'unger'],
    ['kovalsky', 'kowalski'],
  ])('correct %s to %s', (word, meant) => {
    expect(likeliest(word)).toBe(meant);
  });

  it.each(['xqzjvw', 'adler24', 'huber', '', 'a'.repeat(30)])('contain nothing similar to %s', (word) => {
    expect(words.like(word, 3)).toEqual([]);
  });

  it('keep words of letters only, each once, up to a limit', () => {
    const many = new NameWords();
    many.add('zum adler 24 adler b2b');
    expect(many.size).toBe(2);
    const letters = (index: number) =>
      [...index.toString(26)].map((digit) => 'abcdefghijklmnopqrstuvwxyz'[parseInt(digit, 26)]).join('');
    for (let index = 0; index < 110_000; index += 1) many.add(`w${letters(index)}word`);
    expect(many.size).toBe(100_000);
  });
});

describe('texts corrected by the words of names', () => {
  it.each([
    ['friseur brunwald', 'friseur grunwald'],
    ['autohaus maier', 'autohaus meyer'],
    ['haarstudio anger', 'haarstudio unger'],
    ['elektro kovalski sohne', 'elektro kowalski sohne'],
    ['salon bia', 'salon bea'],
    ['friseur brun', 'friseur grun'],
    ['gof wolfgang brunner', 'hof wolfgang brunner'],
    ['kz baren', 'kfz baren'],
    ['caf maren', 'cafe maren'],
  ])('replace %s with %s', (text, meant) => {
    expect(correctedTexts(text, words)[0]).toBe(meant);
  });

  it('prefer a word that occurs in a name with the other words to equally near and to known ones', () => {
    const few = new NameWords();
    for (const name of ['baren apotheke', 'haren optik', 'maren moden']) few.add(name);
    expect(correctedTexts('maren apotheke', few)[0]).toBe('baren apotheke');
    expect(correctedTexts('taren apotheke', few)[0]).toBe('baren apotheke');
    expect(correctedTexts('taren optik', few)[0]).toBe('haren optik');
  });

  it('are only those whose words occur together in a name, if there are any', () => {
    const few = new NameWords();
    for (const name of ['lange malerbetrieb', 'bange optik', 'zange moden']) few.add(name);
    expect(correctedTexts('dange malerbetrieb', few)).toEqual(['lange malerbetrieb']);
    expect(correctedTexts('dange', few)).toHaveLength(3);
  });

  it('replace a word of a trade only if the similar one occurs with the others', () => {
    const few = new NameWords();
    for (const name of ['bader wolff', 'rader klein']) few.add(name);
    expect(correctedTexts('rader wolff', few)).toEqual(['bader wolff']);
    expect(correctedTexts('rader klein', few)).toEqual([]);
  });

  it('are only those whose words occur together, if that is requested', () => {
    expect(correctedTexts('rohr brunwald', words, true)).toEqual([]);
    expect(correctedTexts('brunwald', words, true)).toEqual([]);
    expect(correctedTexts('friseur brunwald', words, true)).toEqual(['friseur grunwald']);
  });

  it('are none if each word is correct or resembles nothing', () => {
    expect(correctedTexts('friseur grunwald', words)).toEqual([]);
    expect(correctedTexts('qxzv friseur', words)).toEqual([]);
    expect(correctedTexts('anything', new NameWords())).toEqual([]);
  });
});

it('a single word is not corrected to a common one two letters away', () => {
  const words = new NameWords();
  for (let at = 0; at < 30; at += 1) words.add(`kaiser sohne ${'abcdefghijklmnopqrstuvwxyzabcd'[at] ?? ''}x`);
  words.add('gasthof drohle');
  expect(words.isCommon('sohne')).toBe(true);
  expect(words.isCommon('drohle')).toBe(false);
  expect(correctedTexts('drohne', words)).toEqual(['drohle']);
  expect(correctedTexts('sohnen', words)).toEqual(['sohne']);
});

it('a short word matches another of the same sound only if most letters are the same', () => {
  expect(words.like('penne', 1)).toEqual([]);
  expect(likeliest('bon')).toBe('bonn');
});
