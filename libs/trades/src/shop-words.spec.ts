import { tradesNamed } from './name-index.js';
import { saidOfShops } from './shop-words.js';

it.each([
  ['toy store', ['toy store', 'toy shop']],
  ['fischgeschaft', ['fischgeschaft', 'fischladen', 'fischfachgeschaft']],
  ['geschaft', ['geschaft']],
  ['friseur', ['friseur']],
])('calls the shop %s by its usual name', (name, said) => {
  expect(saidOfShops(name)).toEqual(said);
});

it.each([
  ['fish shop', 'metzgerei'],
  ['flower shop', 'blumen'],
  ['Fischladen', 'metzgerei'],
  ['furniture shop', 'moebel'],
])('names a trade by %s, which its names do not list', (name, key) => {
  expect(tradesNamed(name)[0]?.key).toBe(key);
});
