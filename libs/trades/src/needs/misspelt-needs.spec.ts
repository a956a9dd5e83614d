import { foldLoose } from '@gewerk/text';
import { needMisspelt } from './misspelt-needs.js';

const right = (text: string) => needMisspelt(foldLoose(text).split(' '))?.join(' ') ?? null;

it.each([
  ['Wohnung striechen', 'wohnung streichen'],
  ['Auto miteen', 'auto mieten'],
  ['Hose kürzne', 'hose kurzen'],
  ['kucehn kaufen', 'kuchen kaufen'],
  ['crack in the wlal', 'crack in the wall'],
  ['shapren knives', 'sharpen knives'],
  ['locked out of huose', 'locked out of house'],
  ['musluk damlatıyro', 'musluk damlatiyor'],
  ['kombi baıkmı', 'kombi bakimi'],
])('corrects %j to the known phrase %j', (text, said) => {
  expect(right(text)).toBe(said);
});

it.each([
  ['Bettwanzn', 'bettwanzen'],
  ['Meerschwienchen', 'meerschweinchen'],
  ['Kugelsschreiber', 'kugelschreiber'],
  ['Lichtmasmhine', 'lichtmaschine'],
  ['irrgiation', 'irrigation'],
])('corrects a single word that expresses a need: %s', (word, said) => {
  expect(right(word)).toBe(said);
});

it.each([
  'Hose',
  'Riese',
  'Schulze',
  'Wohnung streichen',
  'Pearse',
  'Sanierungen',
  'Haus am See',
  'Kollegen',
])('leaves %j unchanged', (text) => {
  expect(right(text)).toBeNull();
});

it('ignores words that resemble known ones but form no known phrase', () => {
  expect(right('Lampx Fischx')).toBeNull();
});
