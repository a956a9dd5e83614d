import { hash32 } from './hash32.js';

// The published values of 32-bit FNV-1a (draft-eastlake-fnv).
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %p is the published one', (text, hash) => {
  expect(hash32(text)).toBe(hash);
});
