import { Atlas } from '../../places/atlas.js';
import type { CityDirectory } from '../../places/city-directory.js';
import { CitySet } from '../../places/city-set.js';
import { PlaceResolver } from '../../places/place.resolver.js';
import { Readings } from './readings.js';

it('reads a text once, and again once the cities have changed', () => {
  const listeners: (() => void)[] = [];
  const directory: { cities: CitySet; onRefresh: (listener: () => void) => void } = {
    cities: new CitySet([]),
    onRefresh: (listener) => void listeners.push(listener),
  };
  const cities = directory as CityDirectory;
  const readings = new Readings(new PlaceResolver(cities, new Atlas()), cities);
  const first = readings.of('Friseur Neuwerkhausen');
  expect(first.place).toBeNull();
  expect(readings.of('Friseur Neuwerkhausen')).toBe(first);
  const listed = { city: 'Neuwerkhausen', businessCount: 3, latitude: 50, longitude: 11, countryCode: 'DE' };
  directory.cities = new CitySet([listed]);
  for (const listener of listeners) listener();
  expect(readings.of('Friseur Neuwerkhausen')).toMatchObject({ intent: 'trade', place: 'neuwerkhausen' });
});
