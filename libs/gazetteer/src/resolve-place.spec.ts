import { austrianTowns } from './austrian-areas.js';
import { findPlaceByName } from './find-place.js';
import { germanCities } from './place-table.js';
import { resolvePlace } from './resolve-place.js';

describe('resolvePlace', () => {
  it.each([
    ['Köln', 'Köln'],
    ['Koeln', 'Köln'],
    ['koln', 'Köln'],
    ['Cologne', 'Köln'],
    ['Munich', 'München'],
    ['Münih', 'München'],
    ['Monaco di Baviera', 'München'],
    ['Nuremberg', 'Nürnberg'],
    ['Karl-Marx-Stadt', 'Chemnitz'],
    ['Viyana', 'Wien'],
    ['Bienne', 'Biel/Bienne'],
    ['Morat', 'Murten/Morat'],
    ['Züri', 'Zürich'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Frankfurt (Oder)', 'Frankfurt (Oder)'],
    ['Halle', 'Halle (Saale)'],
    ['Krems', 'Krems an der Donau'],
    ['sankt poelten', 'St. Pölten'],
    ['Hamburg, Deutschland', 'Hamburg'],
  ])('reads %s as %s', (text, name) => {
    expect(resolvePlace(text)).toMatchObject({ kind: 'city', name });
  });

  it.each([
    ['Belrin', 'Berlin'],
    ['Düseldorf', 'Düsseldorf'],
    ['Stutgart', 'Stuttgart'],
    ['Bayruth', 'Bayreuth'],
    ['Bindlch', 'Bindlach'],
    ['Nürnbreg', 'Nürnberg'],
    ['Muenchn', 'München'],
    ['Berl', 'Berlin'],
  ])('tolerates the typo or prefix %s', (text, name) => {
    expect(resolvePlace(text)?.name).toBe(name);
  });

  it('does not read an existing city as an alias of another', () => {
    expect(resolvePlace('Monaco')).toMatchObject({ name: 'Monaco', countryCode: 'MC' });
  });

  it.each(['95444 Bayreuth', 'Bayreuth 95444', 'Bayreuth, 95444', 'D-95444 Bayreuth'])(
    'reads city and postal code in %s',
    (text) => {
      expect(resolvePlace(text)).toMatchObject({
        kind: 'cityAndPostalCode',
        name: 'Bayreuth',
        postalCode: '95444',
        stateCode: 'DE-BY',
      });
    },
  );

  it('reads an Austrian postal code together with its city', () => {
    expect(resolvePlace('3500 Krems')).toMatchObject({
      kind: 'cityAndPostalCode',
      name: 'Krems an der Donau',
      postalCode: '3500',
      countryCode: 'AT',
    });
  });

  it.each([
    ['3500', 'Krems an der Donau'],
    ['6850', 'Feldkirch'],
    ['9020', 'Klagenfurt am Wörthersee'],
  ])('locates the Austrian postal code %s in the main town of its area', (code, town) => {
    const { latitude = 0, longitude = 0 } = findPlaceByName(town) ?? {};
    expect(resolvePlace(code)).toMatchObject({ kind: 'postalCode', latitude, longitude, countryCode: 'AT' });
  });

  it('finds the main town of each Austrian area', () => {
    expect(austrianTowns.filter((town) => findPlaceByName(town)?.countryCode !== 'AT')).toEqual([]);
  });

  it('locates a postal code and a prefix of one', () => {
    expect(resolvePlace('80331')).toMatchObject({ kind: 'postalCode', name: 'München', postalCode: '80331' });
    const prefix = resolvePlace('954');
    expect(prefix).toMatchObject({ kind: 'postalPrefix', postalCode: '954', stateCode: 'DE-BY' });
    expect(prefix?.latitude).toBeCloseTo(49.95, 1);
  });

  it.each(['', '   ', 'xyzzy', '🍕', '0', 'Qqqqqqqqqqqq'.repeat(40)])('finds no city for %j', (text) => {
    const place = resolvePlace(text);
    if (text === '0') expect(place).toMatchObject({ kind: 'postalPrefix' });
    else expect(place).toBeUndefined();
  });

  it('finds each of the 580 largest German cities by its own name', () => {
    const largest = germanCities().slice(0, 580);
    expect(largest).toHaveLength(580);
    const missed = largest.filter((city) => resolvePlace(city.name)?.name !== city.name);
    expect(missed.map((city) => city.name)).toEqual([]);
  });
});
