import { begunBy } from './begun-by.js';

const sorted = ['bad', 'berg', 'bern', 'berlin', 'bonn'].sort();

it.each([
  ['ber', ['berg', 'berlin', 'bern']],
  ['a', []],
  ['z', []],
  ['', sorted],
])('lists the items that start with %j, in order', (start, begun) => {
  expect([...begunBy(sorted, start, (text) => text)]).toEqual(begun);
});
