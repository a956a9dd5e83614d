import { sourceHoursText } from './source-hours.js';

it.each([
  ['nach Vereinbarung', 'nach Vereinbarung'],
  ['{"Monday":"mostly","Tuesday":["9-12","nach Absprache"]}', 'Monday: mostly\nTuesday: 9-12 nach Absprache'],
  ['[{"day":"Montag","hours":"ab mittags"},"sonst zu"]', 'Montag ab mittags\nsonst zu'],
  ['0.375', '0.375'],
  ['{broken', '{broken'],
  ['null', 'null'],
])('the source’s hours %s are shown as %j', (text, shown) => {
  expect(sourceHoursText(text)).toBe(shown);
});
