import type { CityDirectory } from '../../../places/city-directory.js';
import { Atlas } from '../../../places/atlas.js';
import { CitySet } from '../../../places/city-set.js';
import { PlaceResolver } from '../../../places/place.resolver.js';
import { readQuestion } from '../read-question.js';

const city = (name: string, latitude: number, longitude: number, countryCode = 'DE') => ({
  city: name,
  businessCount: 1,
  ...{ latitude, longitude, countryCode },
});
const cities = new CitySet([
  city('Köln', 50.94, 6.96),
  city('Bonn', 50.73, 7.1),
  city('Düsseldorf', 51.22, 6.77),
  city('Mainz', 50, 8.27),
  city('Frankfurt am Main', 50.11, 8.68),
  city('Wien', 48.21, 16.37, 'AT'),
]);
const directory: Pick<CityDirectory, 'cities' | 'onRefresh'> = { cities, onRefresh: () => undefined };
const places = new PlaceResolver(directory as CityDirectory, new Atlas());
const read = (text: string) => readQuestion(text, places.gazetteer);

it.each([
  ['Autohaus Bonn oder Köln', 'autohaendler', 'bonn oder koln', ['bonn', 'koeln']],
  ['Friseur in Bonn und Köln', 'friseur', 'bonn oder koln', ['bonn', 'koeln']],
  ['Friseur in Bonn oder in Köln', 'friseur', 'bonn oder koln', ['bonn', 'koeln']],
  ['Köln oder Düsseldorf Zahnarzt', 'zahnarzt', 'koln oder dusseldorf', ['koeln', 'duesseldorf']],
  ['dentist in Cologne or Bonn', 'zahnarzt', 'cologne oder bonn', ['koeln', 'bonn']],
  ['Zahnweh Köln oder Bonn', 'zahnarzt', 'koln oder bonn', ['koeln', 'bonn']],
  ['Frankfurt oder Mainz Zahnarzt', 'zahnarzt', 'frankfurt oder mainz', ['frankfurt-am-main', 'mainz']],
  ['Umzug von Köln nach Bonn', 'umzug', 'koln oder bonn', ['koeln', 'bonn']],
  ['removal from Cologne to Bonn', 'umzug', 'cologne oder bonn', ['koeln', 'bonn']],
  ["Köln'den Bonn'a nakliye firması", 'spedition', 'koln oder bonn', ['koeln', 'bonn']],
])('reads both towns of %s', (text, trade, location, slugs) => {
  const { tradeKeys, place, ignored, parts } = read(text);
  expect([tradeKeys[0], place, ignored]).toEqual([trade, location, []]);
  expect(parts.map(({ kind }) => kind)).toContain('place');
  expect(places.resolve(location)).toMatchObject({ citySlugs: slugs, latitude: expect.any(Number) });
});

it('reads the area between two towns as a circle that contains both', () => {
  const { place } = read('Friseur zwischen Köln und Düsseldorf');
  expect(place).toBe('zwischen koln und dusseldorf');
  const found = places.resolve(place ?? '');
  expect(found).toMatchObject({ label: 'Köln – Düsseldorf', citySlugs: [] });
  expect(found?.radiusKm).toBeGreaterThan(20);
  expect(found?.radiusKm).toBeLessThan(30);
});

it.each([
  ['Friseur Bonn und Umgebung', 'bonn'],
  ['Essen und Trinken Köln', 'koln'],
  ['Friseur in Frankfurt (Oder)', 'frankfurt oder'],
  ['Kaffee und Kuchen in Köln', 'koln'],
  ['Zahnarzt Köln', 'koln'],
])('reads one place in %s', (text, location) => {
  expect(read(text).place).toBe(location);
});

it.each([
  ['Arzt Wien 1070', '1070 wien'],
  ['Arzt 1070 Wien', '1070 wien'],
])('reads four digits next to an Austrian city as its postal code: %s', (text, location) => {
  const { place, tradeKeys, ignored } = read(text);
  expect([place, tradeKeys[0], ignored]).toEqual([location, 'arzt', []]);
});

it('does not read four digits next to a German city as a postal code', () => {
  expect(read('Zahnarzt Köln 1234').place).toBe('koln');
});

it.each([
  ['Friseur Polen', 'polen'],
  ['Friseur Prag', 'prag'],
  ['Werkstatt Istanbul', 'istanbul'],
])('does not treat a country or city abroad as a misspelt name: %s', (text, word) => {
  const reading = read(text);
  expect(reading).toMatchObject({ isElsewhere: true, place: null });
  expect(reading.unknown.map((each) => each.toLowerCase())).toEqual([word]);
  expect(read('Friseur Schwarz').isElsewhere).toBeUndefined();
});

it.each([
  ['Friseur in der Schweiz', 'schweiz'],
  ['Zahnarzt in Deutschland', 'deutschland'],
  ['dentist in Austria', 'austria'],
])('reads a country that the search covers as the place: %s', (text, country) => {
  expect(read(text)).toMatchObject({ place: country, ignored: [] });
});

it('finds a city with a similar name even if it has no business', () => {
  expect(places.misspelt('salzburgh')).toBe('Salzburg');
  expect(places.misspelt('lozern')).toBe('Luzern');
  expect(places.misspelt('ludwigshaven')).toBe('Ludwigshafen am Rhein');
  expect(places.misspelt('wald')).toBeNull();
});

it('finds a district with a similar name', () => {
  expect(places.misspelt('charlotenburg')).toBe('Berlin-Charlottenburg');
  expect(places.misspelt('eimsbuttl')).toBe('Hamburg-Eimsbüttel');
  expect(places.misspelt('haargenau')).toBeNull();
});
