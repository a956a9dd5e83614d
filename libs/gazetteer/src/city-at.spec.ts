import { cityAt } from './city-at.js';
import { germanCities } from './place-table.js';
import { postalCodesOf } from './postal-code-table.js';

describe('the city of a name and a place', () => {
  it.each([
    ['Rüsselsheim', { countryCode: 'DE', postalCode: '65428' }, 'Rüsselsheim am Main'],
    ['Krems', { countryCode: 'AT', postalCode: '3500' }, 'Krems an der Donau'],
    ['Krems', { countryCode: 'AT', latitude: 48.41, longitude: 15.6 }, 'Krems an der Donau'],
    ['KREMS', { countryCode: 'AT', latitude: 48.41, longitude: 15.6 }, 'Krems an der Donau'],
    ['Frankfurt', { countryCode: 'DE', postalCode: '60311' }, 'Frankfurt am Main'],
    ['Frankfurt', { countryCode: 'DE', postalCode: '15230' }, 'Frankfurt (Oder)'],
    ['Frankfurt', { countryCode: 'DE', latitude: 50.11, longitude: 8.68 }, 'Frankfurt am Main'],
    ['Frankfurt (Oder)', { countryCode: 'DE', postalCode: '15230' }, 'Frankfurt (Oder)'],
    ['Rothenburg', { countryCode: 'DE', postalCode: '91541' }, 'Rothenburg ob der Tauber'],
    ['Neumarkt', { countryCode: 'DE', postalCode: '92318' }, 'Neumarkt in der Oberpfalz'],
    ['Kissingen', { countryCode: 'DE', postalCode: '97688' }, 'Bad Kissingen'],
    ['Munich', { countryCode: 'DE', postalCode: '80331' }, 'München'],
  ])('maps %s with %j to %s', (name, evidence, city) => {
    expect(cityAt(name, evidence)).toBe(city);
  });

  it.each([
    ['Krems', { countryCode: 'AT' }],
    ['Krems', { countryCode: 'DE', latitude: 52.5, longitude: 13.4 }],
    ['Frankfurt', { countryCode: 'DE' }],
    ['Frankfurt', { countryCode: 'DE', postalCode: '80331' }],
    ['Frankfurt', { countryCode: 'US', postalCode: '40601' }],
    ['Frankfurt', { countryCode: 'DE', postalCode: 'unknown' }],
    ['Nowhereville', { countryCode: 'DE', postalCode: '95444' }],
    ['', { countryCode: 'DE', postalCode: '95444' }],
  ])('does not change %s with %j', (name, evidence) => {
    expect(cityAt(name, evidence)).toBe(name);
  });

  it('keeps the name of each German city at its own postal codes, or replaces it by a stable longer one', () => {
    const other = germanCities()
      .slice(0, 2_000)
      .flatMap((city) =>
        postalCodesOf(city)
          .slice(0, 3)
          .map((postalCode) => ({ city: city.name, postalCode, countryCode: 'DE' })),
      )
      .filter((evidence) => {
        const named = cityAt(evidence.city, evidence);
        return !named.includes(evidence.city) || cityAt(named, evidence) !== named;
      });
    expect(other).toEqual([]);
  });
});
