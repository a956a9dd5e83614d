import { findPlaceByName } from '../find-place.js';
import { findRegion, isInRegion, regionLike, regionsBegunBy } from './find-region.js';
import { regionData } from './region-data.js';

it.each([
  ['Allgäu', 'Kempten'],
  ['allgaeu', 'Oberstdorf'],
  ['Ruhrgebiet', 'Dortmund'],
  ['Ruhr Area', 'Duisburg'],
  ['Lake Constance', 'Friedrichshafen'],
  ['Kara Orman', 'Freudenstadt'],
  ['Sauerland', 'Winterberg'],
  ['Oberfranken', 'Bayreuth'],
  ['Wachau', 'Krems an der Donau'],
  ['Mostviertel', 'Amstetten'],
  ['Engadin', 'St. Moritz'],
  ['Erzgebirge', 'Aue'],
  ['Ostfriesland', 'Aurich'],
  ['Berner Oberland', 'Interlaken'],
])('the region %s contains %s', (name, city) => {
  const [region, place] = [findRegion(name), findPlaceByName(city)];
  if (!region || !place) throw new Error(`${name} or ${city} is unknown`);
  expect(isInRegion(region, place)).toBe(true);
});

it.each([
  ['Allgäu', 'Konstanz'],
  ['Ruhrgebiet', 'Köln'],
  ['Oberfranken', 'Nürnberg'],
  ['Wachau', 'Wien'],
])('the region %s does not contain %s', (name, city) => {
  const [region, place] = [findRegion(name), findPlaceByName(city)];
  if (!region || !place) throw new Error(`${name} or ${city} is unknown`);
  expect(isInRegion(region, place)).toBe(false);
});

it('finds a misspelt region, but none for words that merely resemble one', () => {
  expect(regionLike('Algäu')?.name).toBe('Allgäu');
  expect(regionLike('Schwarzwlad')?.name).toBe('Schwarzwald');
  expect(regionLike('Eile')).toBeUndefined();
  expect(regionLike('Schwarzbrot')).toBeUndefined();
});

it('suggests each region once, for a prefix of at least three letters', () => {
  expect(regionsBegunBy('Oberfr', 5).map(({ name }) => name)).toEqual(['Oberfranken']);
  expect(regionsBegunBy('ob', 5)).toEqual([]);
});

it('lists each region once, with circles in or near the German-speaking countries', () => {
  const lines = regionData.trim().split('\n');
  const names = lines.flatMap((line) => line.split(' | ')[0]?.split(', ') ?? []);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    const region = findRegion(name);
    for (const { latitude, longitude, radiusKm } of region?.circles ?? []) {
      expect([name, latitude > 45.7 && latitude < 55.2, longitude > 5.7 && longitude < 17.3]).toEqual([
        name,
        true,
        true,
      ]);
      expect([name, radiusKm >= 3 && radiusKm <= 100]).toEqual([name, true]);
    }
  }
});
