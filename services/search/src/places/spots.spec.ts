import { cityOfSpot, placeWithin } from './spots.js';

it.each([
  ['hauptbahnhof hamburg', 'hamburg'],
  ['leipzig hbf', 'leipzig'],
  ['munich central station', 'munich'],
  ['bayreuth innenstadt', 'bayreuth'],
  ['frankfurt airport', 'frankfurt'],
  ['leipzig mitte', 'leipzig'],
  ['nurnberg sud', 'nurnberg'],
  ['koln sehir merkezi', 'koln'],
])('reads %s as a place in the city %s', (text, city) => {
  expect(cityOfSpot(text)).toBe(city);
});

it.each(['hamburg', 'bahnhof'])('does not read %s as a place within a city', (text) => {
  expect(cityOfSpot(text)).toBeNull();
});

it('separates a place from its area', () => {
  expect(placeWithin('weiden in der oberpfalz')).toEqual({ name: 'weiden', beside: 'oberpfalz' });
  expect(placeWithin('weiden oberpfalz')).toEqual({ name: 'weiden', beside: 'oberpfalz' });
  expect(placeWithin('waren an der muritz')).toEqual({ name: 'waren', beside: 'muritz' });
  expect(placeWithin('weiden')).toBeNull();
});
