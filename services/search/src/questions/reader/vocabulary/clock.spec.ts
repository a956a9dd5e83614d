import { foldLoose } from '@gewerk/text';
import { timesAndClock } from './clock.js';

const read = (text: string) => timesAndClock.at(foldLoose(text).split(' '), 0);

it.each([
  ['um 18:30 Uhr', 'at-1110', 4],
  ['10 Uhr', 'at-600', 2],
  ['nach 18 Uhr', 'at-1095', 3],
  ['bis 18 Uhr geöffnet', 'at-1065', 4],
  ['um 22 Uhr noch offen', 'late', 5],
  ['until 2am', 'late', 2],
  ['open till 8', 'late', 3],
  ['bis 22:00', 'late', 3],
  ['22h', 'late', 1],
  ['offen ab 6', 'early', 3],
  ['ab 6', 'early', 2],
  ['um 7 frische Brötchen', 'early', 2],
  ['at 3 pm', 'at-900', 3],
  ['5 Uhr nachmittags', 'at-1020', 3],
  ["saat 22'ye kadar açık", 'late', 4],
  ['24h', 'always', 1],
  ['rund um die Uhr', 'always', 4],
  ['sonntags aufhat', 'day-6', 2],
])('reads %s as %s', (text, meaning, length) => {
  expect(read(text)).toEqual({ meaning, length });
});

it.each([
  'ab 3 Jahren',
  'bis 50 Euro',
  '12',
  '24',
  'nach 1945 gebaut',
  'um 99 Uhr',
  'um 20 Prozent',
  'nach 5 Jahren',
])('reads no time in %s', (text) => {
  expect(read(text)).toBeNull();
});
