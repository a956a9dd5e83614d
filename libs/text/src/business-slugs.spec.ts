import { panelPaths } from '@gewerk/contracts/http';
import fc from 'fast-check';
import {
  citySlug,
  distinctNameSlug,
  MAX_CITY_SLUG_LENGTH,
  MAX_NAME_SLUG_LENGTH,
  nameSlug,
  truncateSlug,
} from './business-slugs.js';
import { derivePlaceId, shortSuffix } from './place-id.js';
import { isReservedSegment, reservedSegments } from './reserved-segments.js';

const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

describe('business slugs', () => {
  it('consist of city and name', () => {
    expect(`${citySlug('Bad Tölz')}/${nameSlug('Müller & Söhne', 'x')}`).toBe('bad-toelz/mueller-und-soehne');
  });

  it('are url-safe, bounded, never empty and never reserved, for any name and city', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.uuid(), (name, city, placeId) => {
        const slugs = { citySlug: citySlug(city), nameSlug: nameSlug(name, placeId) };
        expect(slugs.citySlug).toMatch(SLUG);
        expect(slugs.nameSlug).toMatch(SLUG);
        expect(slugs.citySlug.length).toBeLessThanOrEqual(MAX_CITY_SLUG_LENGTH + '-ort'.length);
        expect(slugs.nameSlug.length).toBeLessThanOrEqual(MAX_NAME_SLUG_LENGTH);
        expect(isReservedSegment(slugs.citySlug)).toBe(false);
      }),
    );
  });

  it.each([...reservedSegments])('keep a city called %s off the route of that name', (segment) => {
    expect(isReservedSegment(citySlug(segment))).toBe(false);
    expect(citySlug(citySlug(segment))).toBe(citySlug(segment));
  });

  it.each(panelPaths)('give no city the panel’s path %s', (path) => {
    expect(`/${citySlug(path.slice(1))}`).not.toBe(path);
  });

  it('fall back to the place id for a name of emoji, and to unknown for such a city', () => {
    expect(nameSlug('🍕🍕', 'place-1')).toBe(shortSuffix('place-1', 10));
    expect(citySlug('🍕')).toBe('unknown');
  });

  it('distinguish twenty branches of a chain in one city', () => {
    const slugs = Array.from({ length: 20 }, (_, index) => distinctNameSlug('ATU', `ChIJ${index}`));
    expect(new Set(slugs).size).toBe(20);
    expect(distinctNameSlug('ATU', 'ChIJ1')).toBe(slugs[1]);
  });

  it('are cut at the end of a word where possible', () => {
    expect(truncateSlug('autohaus-schmidt-und-partner', 16)).toBe('autohaus-schmidt');
    expect(truncateSlug('autohaus-schmidt-und-partner', 18)).toBe('autohaus-schmidt');
    expect(truncateSlug('donaudampfschifffahrt', 10)).toBe('donaudampf');
  });
});

describe('derivePlaceId', () => {
  const place = { name: 'Müller & Söhne', address: 'Hauptstraße 1', postalCode: '95444', city: 'Bayreuth' };

  it('is the same for two spellings of one place', () => {
    expect(
      derivePlaceId({ name: 'MUELLER und Soehne', address: ' Hauptstrasse 1', postalCode: '95444' }),
    ).toBe(derivePlaceId(place));
  });

  it('differs by name, address, postal code and city', () => {
    const ids = [
      place,
      { ...place, name: 'Müller' },
      { ...place, address: 'Hauptstraße 2' },
      { ...place, postalCode: '95445' },
      { name: place.name, address: place.address, city: 'Bayreuth' },
      { name: place.name, address: place.address, city: 'Krems' },
    ].map(derivePlaceId);
    expect(new Set(ids).size).toBe(6);
    expect(ids[0]).toMatch(/^gw_[0-9a-z]{24}$/);
  });
});
