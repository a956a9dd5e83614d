import { tradesNamed } from './name-index.js';
import { saidOfShops } from './shop-words.js';

it.each([
  ['toy store', ['toy store', 'toy shop']],
  ['fischgeschaft', ['fischgeschaft', 'fischladen', 'fischfachgeschaft']],
  ['geschaft', ['geschaft']],
  ['friseur', ['friseur']],
])('lists the usual names of the shop %s', (name, said) => {
  expect(saidOfShops(name)).toEqual(said);
});

it.each([
  ['fish shop', 'metzgerei'],
  ['flower shop', 'blumen'],
  ['Fischladen', 'metzgerei'],
  ['furniture shop', 'moebel'],
])('finds a trade by the shop name %s', (name, key) => {
  expect(tradesNamed(name)[0]?.key).toBe(key);
});
