import type { Place } from '../locate-place/place.js';
import { findPlaceInText } from './place-in-text.js';

const place = (label: string): Place => ({
  label,
  foldedName: label,
  citySlugs: [label],
  city: label,
  postalCode: null,
  latitude: null,
  longitude: null,
});
const known = ['krems an der donau', 'krems', 'bayreuth', 'au'];
const find = (text: string) => {
  const found = findPlaceInText(text, (name) => (known.includes(name) ? place(name) : null));
  return found && [found.place.label, found.rest];
};

it.each([
  ['friseur bayreuth', ['bayreuth', 'friseur']],
  ['bayreuth friseur', ['bayreuth', 'friseur']],
  ['backer krems an der donau', ['krems an der donau', 'backer']],
  ['krems backer bayreuth', ['bayreuth', 'krems backer']],
  ['bayreuth', null],
  ['friseur au', null],
  ['friseur salon', null],
])('looks for a place at the end, then the beginning of %s, the longest name first', (text, expected) => {
  expect(find(text)).toEqual(expected);
});
