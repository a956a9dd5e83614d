import { tradesOfNeedsBegun } from './needs-begun.js';

it.each([
  ['zahnschm', 'zahnarzt'],
  ['abfluss verst', 'sanitaer'],
  ['wasserh', 'sanitaer'],
  ['auto springt n', 'kfz-werkstatt'],
  ['musluk dam', 'sanitaer'],
])('knows the need that begins with %s', (text, key) => {
  expect(tradesOfNeedsBegun(text, 3)[0]).toBe(key);
});

it('knows none for few letters, or for the beginning of no need', () => {
  for (const text of ['', 'zah', 'xyzzy', 'versicherungsmakler w'])
    expect(tradesOfNeedsBegun(text, 3)).toEqual([]);
});
