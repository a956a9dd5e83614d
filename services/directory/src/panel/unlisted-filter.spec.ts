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
])('%s finds %s among the deleted, like the list of listed ones', (search, name) => {
  expect(finds(search, name)).toBe(true);
});

it('a text with a word that a name lacks does not find it', () => {
  expect(finds('Müller Nord', 'Müller Süd')).toBe(false);
});
