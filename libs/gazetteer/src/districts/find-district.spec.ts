import { distanceKm } from '../distance.js';
import { findPlaceByName } from '../find-place.js';
import { findDistricts, findLandmark } from './find-district.js';
import { germanDistricts } from './german-districts.js';
import { landmarks } from './landmarks.js';
import { neighbouringDistricts } from './neighbouring-districts.js';

const FARTHEST_KM = 25;

it.each([
  ['Ehrenfeld', 'Köln'],
  ['sendling', 'München'],
  ['Favoriten', 'Wien'],
  ['Oerlikon', 'Zürich'],
  ['Cannstatt', 'Stuttgart'],
  ['Gostenhof', 'Nürnberg'],
])('finds the district %s of %s', (name, city) => {
  expect(findDistricts(name)[0]?.city).toBe(city);
});

it('distinguishes districts of the same name by their city', () => {
  expect(findDistricts('Ehrenfeld', 'Bochum')[0]?.city).toBe('Bochum');
  expect(findDistricts('Ehrenfeld', 'Hamburg')).toEqual([]);
});

it.each([
  ['10. Bezirk', undefined, 'Favoriten'],
  ['1. Bezirk', 'Wien', 'Innere Stadt'],
  ['23', 'Wien', 'Liesing'],
  ['Kreis 4', undefined, 'Aussersihl'],
  ['Kreis 12', 'Zürich', 'Schwamendingen'],
  ['8', 'Zürich', 'Riesbach'],
  ['10', undefined, undefined],
  ['24. Bezirk', undefined, undefined],
])('finds districts by their number: %s in %s', (name, city, expected) => {
  expect(findDistricts(name, city)[0]?.name).toBe(expected);
});

it('places every district near its city', () => {
  for (const [city, list] of Object.entries({ ...germanDistricts, ...neighbouringDistricts })) {
    const place = findPlaceByName(city);
    for (const item of list.split(', ')) {
      const name = item.replace(/ \d{5}$|\|.*$/g, '');
      const [district] = findDistricts(name, city);
      expect([name, place && district && distanceKm(place, district) < FARTHEST_KM]).toEqual([name, true]);
    }
  }
});

it.each([
  ['Brandenburger Tor', 'Berlin'],
  ['cologne cathedral', 'Köln'],
  ['Stephansdom', 'Wien'],
  ['Steiner Tor', 'Krems an der Donau'],
  ['Brandenburger Tor Berlin', 'Berlin'],
  ['Bayreuth Festspielhaus', 'Bayreuth'],
  ['Marienplatz Munich', 'München'],
  ['Münchner Marienplatz', 'München'],
  ['Berliner Alexanderplatz', 'Berlin'],
])('finds the landmark %s in %s', (name, city) => {
  expect(findLandmark(name)?.city).toBe(city);
});

it('does not find a landmark in another city', () => {
  expect(findLandmark('Brandenburger Tor Wien')).toBeUndefined();
});

it('lists every landmark once, in its city', () => {
  const names = Object.values(landmarks).flatMap((list) =>
    list.split(', ').flatMap((item) => (item.split('|')[0] ?? '').split('/')),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    const landmark = findLandmark(name);
    const place = landmark && findPlaceByName(landmark.city);
    expect([name, place && distanceKm(place, landmark) < FARTHEST_KM]).toEqual([name, true]);
  }
});
