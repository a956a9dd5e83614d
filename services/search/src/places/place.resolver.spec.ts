import { Atlas } from './atlas.js';
import type { CityDirectory } from './city-directory.js';
import { CitySet } from './city-set.js';
import { PlaceResolver } from './place.resolver.js';

const city = (name: string, latitude: number, longitude: number) => ({
  city: name,
  businessCount: 1,
  latitude,
  longitude,
  countryCode: 'DE',
});
const cities = new CitySet([
  city('München', 48.14, 11.58),
  city('Bayreuth', 49.94, 11.58),
  city('Dresden', 51.05, 13.74),
  city('Berlin', 52.52, 13.4),
]);
const directory: Pick<CityDirectory, 'cities' | 'onRefresh'> = { cities, onRefresh: () => undefined };
const places = new PlaceResolver(directory as CityDirectory, new Atlas());

it.each([
  ['Bayern', ['muenchen', 'bayreuth']],
  ['Bavaria', ['muenchen', 'bayreuth']],
  ['Sachsen', ['dresden']],
  ['Berlin', ['berlin']],
])('takes %s for the cities there', (text, slugs) => {
  expect(places.resolve(text)?.citySlugs).toEqual(slugs);
});

it('knows states within other text, and only those where there is a business', () => {
  expect(places.gazetteer.isPlace('bayern')).toBe(true);
  expect(places.resolve('Saarland')?.citySlugs ?? []).toEqual([]);
});

it('takes no text with digits for a misspelt place', () => {
  expect(places.gazetteer.resemblesPlace('7 frische brotchen')).toBe(false);
  expect(places.gazetteer.resemblesPlace('bayreut')).toBe(true);
});
