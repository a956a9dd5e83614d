import { WordPairs } from './word-pairs.js';

it('knows which words occur in one name, in any order', () => {
  const pairs = new WordPairs();
  pairs.add(['baren', 'apotheke', 'aalen']);
  pairs.add(['haren', 'optik']);
  for (const [one, other] of [
    ['baren', 'apotheke'],
    ['apotheke', 'baren'],
    ['aalen', 'baren'],
  ] as const)
    expect(pairs.has(one, other)).toBe(true);
  expect(pairs.has('haren', 'apotheke')).toBe(false);
  expect(pairs.has('baren', 'xyz')).toBe(false);
});

it('knows the words of a long name', () => {
  const pairs = new WordPairs();
  const name =
    'gemeinschaftspraxis fur innere medizin und kardiologie dr med anna beispiel und kollegen'.split(' ');
  pairs.add(name);
  expect(name.slice(1).every((word) => pairs.has('gemeinschaftspraxis', word))).toBe(true);
});

it('reports few pairs wrongly, however many it contains', () => {
  const pairs = new WordPairs();
  for (let at = 0; at < 200_000; at += 1) pairs.add([`one${at}`, `other${at}`]);
  let wrong = 0;
  for (let at = 0; at < 10_000; at += 1) if (pairs.has(`one${at}`, `other${at + 1}`)) wrong += 1;
  expect(wrong).toBeLessThan(300);
});
