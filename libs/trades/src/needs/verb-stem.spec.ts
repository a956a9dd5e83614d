import { foldLoose } from '@gewerk/text';
import { verbStem } from './verb-stem.js';

it.each([
  ['boyatacağım', 'boyat'],
  ['boyatmak', 'boyat'],
  ['damlıyor', 'daml'],
  ['temizletiyorum', 'temizlet'],
  ['dripping', 'drip'],
  ['leaking', 'leak'],
  ['ring', null],
  ['Heizung', null],
  ['Mayer', null],
])('returns the stem of the verb %s', (word, stem) => {
  expect(verbStem(foldLoose(word))).toBe(stem);
});
