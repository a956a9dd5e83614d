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
])('resolves %s to the cities there', (text, slugs) => {
  expect(places.resolve(text)?.citySlugs).toEqual(slugs);
});

it.each([
  ['Tyrol', 'Tirol'],
  ['Styria', 'Steiermark'],
  ['Garmisch', 'Garmisch-Partenkirchen'],
  ['Geneva', 'Genf'],
])('resolves %s, a place without a business, to its position', (text, label) => {
  expect(places.resolve(text)).toMatchObject({ label, citySlugs: [], latitude: expect.any(Number) });
  expect(places.named(text.toLowerCase())).toMatchObject({ label });
});

it.each([
  ['Wien 10. Bezirk', 'Wien-Favoriten'],
  ['3. Bezirk, Wien', 'Wien-Landstraße'],
  ['Wien 10', 'Wien-Favoriten'],
  ['10. Bezirk', 'Wien-Favoriten'],
  ['Kreis 4 Zürich', 'Zürich-Aussersihl'],
  ['Zürich, Kreis 11', 'Zürich-Oerlikon'],
  ['1100 Wien', '1100 Wien'],
  ['95444 Bayreuth', '95444 Bayreuth'],
])('resolves %s to %s', (text, label) => {
  expect(places.resolve(text)?.label).toBe(label);
});

it.each([
  ['Deutschland', { label: 'Deutschland', citySlugs: [], latitude: null }],
  ['Germany', { label: 'Deutschland', citySlugs: [], latitude: null }],
  ['Österreich', { label: 'Österreich', citySlugs: [], latitude: 47.6 }],
  ['Schweiz', { label: 'Schweiz', citySlugs: [], latitude: 46.8 }],
])('resolves %s to the country, not to a town of a similar name', (text, place) => {
  expect(places.resolve(text)).toMatchObject(place);
  expect(places.resolve(text)?.isGuess).toBeUndefined();
});

it('knows a state as a place, and finds no cities in one without a business', () => {
  expect(places.gazetteer.isPlace('bayern')).toBe(true);
  expect(places.resolve('Saarland')?.citySlugs ?? []).toEqual([]);
});

it('does not treat a text with digits as a misspelt place', () => {
  expect(places.gazetteer.resemblesPlace('7 frische brotchen')).toBe(false);
  expect(places.gazetteer.resemblesPlace('bayreut')).toBe(true);
});

it.each([
  ['Oberfranken', ['bayreuth']],
  ['Upper Bavaria', ['muenchen']],
  ['Oberbayrn', ['muenchen']],
  ['Engadin', []],
])('resolves %s to the cities there, around its centre', (text, slugs) => {
  expect(places.resolve(text)).toMatchObject({ citySlugs: slugs, latitude: expect.any(Number) });
});

it.each(['Landkreis Bayreuth', 'Großraum Bayreuth', 'Region Bayreuth', 'Bayreuth area', 'Bayreuth bölgesi'])(
  'resolves %s to the city and its surroundings',
  (text) => {
    expect(places.resolve(text)).toMatchObject({ label: 'Bayreuth', citySlugs: [], radiusKm: 25 });
  },
);

it('resolves no surroundings of an unknown place', () => {
  expect(places.named('kreis xqzv')).toBeNull();
});

it('guesses a large city one letter away, even if its name is mostly a common ending', () => {
  expect(places.resolve('Haburg')).toMatchObject({ label: 'Hamburg', isGuess: true });
  expect(places.resolve('Qxburg')).toBeNull();
});

it.each([
  ['8010', true],
  ['4711', false],
])('knows whether %s is a whole postal code', (digits, isCode) => {
  expect(places.gazetteer.isPostalCode?.(digits)).toBe(isCode);
});

it.each([
  ['München Mitte', 'München'],
  ['Bayreuth Süd', 'Bayreuth'],
  ['Bayreuth Oberfranken', 'Bayreuth'],
  ['Waren an der Müritz', 'Waren'],
])('resolves %s to the city', (text, label) => {
  expect(places.resolve(text)).toMatchObject({ label });
});

it.each([
  ['8005', 47.4, 8.5],
  ['4057', 47.6, 7.6],
  ['4052', 48.2, 14.2],
  ['8010', 47.1, 15.4],
])(
  'resolves the Swiss or Austrian postal code %s to the position of its city',
  (code, latitude, longitude) => {
    const place = places.resolve(code);
    expect([place?.latitude, place?.longitude]).toEqual([
      expect.closeTo(latitude, 0),
      expect.closeTo(longitude, 0),
    ]);
  },
);

it('prefers a misspelt city to a small town that begins with the text', () => {
  expect(places.resolve('Salzberg')).toMatchObject({ label: 'Salzburg', isGuess: true });
  expect(places.resolve('Prenzlberg')).toMatchObject({ label: expect.stringContaining('Berlin') });
});
