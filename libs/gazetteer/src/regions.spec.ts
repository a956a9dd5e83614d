import { distanceKm } from './distance.js';
import { normalizeCity } from './normalize-city.js';
import { germanCities } from './place-table.js';
import { postalCodesOf } from './postal-code-table.js';
import { stateOf } from './state-of.js';
import { timeZoneOf } from './time-zone-of.js';

describe('stateOf', () => {
  it.each([
    [{ stateText: 'Bavaria' }, 'DE-BY'],
    [{ stateText: 'BY', countryCode: 'DE' }, 'DE-BY'],
    [{ stateText: 'Thüringen', countryCode: 'de' }, 'DE-TH'],
    [{ postalCode: '95444', countryCode: 'DE' }, 'DE-BY'],
    [{ postalCode: '01067' }, 'DE-SN'],
    [{ latitude: 48.41, longitude: 15.6 }, 'AT-3'],
    [{ latitude: 47.37, longitude: 8.54, countryCode: 'CH' }, 'CH-ZH'],
    [{ postalCode: '3500', countryCode: 'AT' }, 'AT-3'],
    [{ postalCode: '6900', countryCode: 'AT' }, 'AT-8'],
    [{ postalCode: '9900', countryCode: 'AT' }, 'AT-7'],
    [{ stateText: 'Nowhere', latitude: 52.52, longitude: 13.4 }, 'DE-BE'],
    [{ countryCode: 'DE' }, undefined],
    [{ latitude: 35.68, longitude: 139.69 }, undefined],
  ])('reads %j as %s', (source, state) => {
    expect(stateOf(source)).toBe(state);
  });
});

describe('timeZoneOf', () => {
  it('uses coordinates, otherwise the country, otherwise Berlin', () => {
    expect(timeZoneOf({ latitude: 40.71, longitude: -74.01, countryCode: 'DE' })).toBe('America/New_York');
    expect(timeZoneOf({ countryCode: 'at' })).toBe('Europe/Vienna');
    expect(timeZoneOf({ latitude: 400, longitude: 0 })).toBe('Europe/Berlin');
    expect(timeZoneOf({})).toBe('Europe/Berlin');
  });
});

describe('normalizeCity', () => {
  it.each([
    ['  Bad   Tölz ', 'Bad Tölz'],
    ['MUENCHEN', 'München'],
    ['Munich', 'München'],
    ['koeln', 'Köln'],
    ['95444 Bayreuth', 'Bayreuth'],
    ['Krems', 'Krems'],
    ['KREMS AN DER DONAU', 'Krems an der Donau'],
    ['Monaco', 'Monaco'],
    ['HEINERSREUTH', 'Heinersreuth'],
    ['Lohne', 'Lohne'],
    ['Löhne', 'Löhne'],
    ['Nowhereville', 'Nowhereville'],
    ['', ''],
  ])('normalises %j to %j', (raw, shown) => {
    expect(normalizeCity(raw)).toBe(shown);
  });

  it('normalises names of the given country only', () => {
    expect(normalizeCity('Munich', 'US')).toBe('Munich');
    expect(normalizeCity('Munich', 'DE')).toBe('München');
  });

  it('is idempotent for every German city', () => {
    const changed = germanCities().filter(
      (city) => normalizeCity(normalizeCity(city.name)) !== normalizeCity(city.name),
    );
    expect(changed).toEqual([]);
  });
});

describe('the data', () => {
  it('has more than 6,000 German cities, largest first, in all 16 states', () => {
    const cities = germanCities();
    expect(cities.length).toBeGreaterThan(6_000);
    expect(cities[0]?.name).toBe('Berlin');
    expect(new Set(cities.map((city) => city.stateCode)).size).toBe(16);
  });

  it('has postal codes for nearly all of the 580 largest cities', () => {
    const without = germanCities()
      .slice(0, 580)
      .filter((city) => postalCodesOf(city).length === 0);
    expect(without.length).toBeLessThan(25);
  });

  it('measures distances in kilometres', () => {
    const [berlin, hamburg] = [germanCities()[0], germanCities()[1]];
    if (!berlin || !hamburg) throw new Error('no cities');
    expect(distanceKm(berlin, hamburg)).toBeCloseTo(255, -1);
    expect(distanceKm(berlin, berlin)).toBe(0);
  });
});
