import { tradesOfNeedsBegun } from './needs-begun.js';

it.each([
  ['zahnschm', 'zahnarzt'],
  ['abfluss verst', 'sanitaer'],
  ['wasserh', 'sanitaer'],
  ['auto springt n', 'kfz-werkstatt'],
  ['musluk dam', 'sanitaer'],
])('finds the need that starts with %s', (text, key) => {
  expect(tradesOfNeedsBegun(text, 3)[0]).toBe(key);
});

it('finds none for too few letters or for words that start no need', () => {
  for (const text of ['', 'zah', 'xyzzy', 'versicherungsmakler w'])
    expect(tradesOfNeedsBegun(text, 3)).toEqual([]);
});
