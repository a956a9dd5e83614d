import { slugify } from '@gewerk/text';
import { DELETED, unlistedFilter } from './unlisted-filter.js';

/** Whether a search text finds a deleted business by its name. */
function finds(search: string, name: string): boolean {
  const { $or } = unlistedFilter({ search }, DELETED) as {
    $or: { $and?: Record<string, { $regex: string }>[] }[];
  };
  const parts = $or.flatMap(({ $and = [] }) => $and.flatMap((part) => Object.values(part)));
  return parts.length > 0 && parts.every(({ $regex }) => new RegExp($regex).test(slugify(name)));
}

it.each([
  ['Müller', 'Müller & Söhne'],
  ['Mueller sohne', 'Müller & Söhne'],
  ['muller', 'Möbelhaus Mueller'],
  ['Bauer', 'Bauer Heizung'],
  ['86bb6b3ae5', 'Sammel86bb6b3ae5 Nord'],
])('%s finds the deleted business %s, as in the list of listed ones', (search, name) => {
  expect(finds(search, name)).toBe(true);
});

it('a text does not find a name that lacks one of its words', () => {
  expect(finds('Müller Nord', 'Müller Süd')).toBe(false);
});
