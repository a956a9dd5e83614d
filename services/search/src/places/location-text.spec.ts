import fc from 'fast-check';
import { splitLocation } from './location-text.js';

describe('a location text', () => {
  it.each([
    ['Bayreuth', null, 'Bayreuth'],
    ['95444', '95444', ''],
    ['954', '954', ''],
    ['95444 Bayreuth', '95444', 'Bayreuth'],
    ['Bayreuth 95444', '95444', 'Bayreuth'],
    ['Bayreuth, 95444', '95444', 'Bayreuth'],
    ['Bayreuth (95444)', '95444', 'Bayreuth'],
    ['D-95444 Bayreuth', '95444', 'Bayreuth'],
    ['PLZ 95444', '95444', ''],
    ['A 3500 Krems an der Donau', '3500', 'Krems an der Donau'],
    ['A7 Göttingen', null, 'Göttingen'],
    ['Göttingen A7', null, 'Göttingen'],
    ['B27', null, 'B27'],
    ['A 954', null, 'A 954'],
    ['1012 AB', '1012AB', ''],
    ['sw1a 1aa', 'SW1A1AA', ''],
    ['Bad 123456', null, 'Bad 123456'],
  ])('PUB-API-12 reads %s as code %s and city %s', (text, postalCode, city) => {
    expect(splitLocation(text)).toEqual({ postalCode, city });
  });

  it('is split, whatever it is, into a postal code of 1 to 10 digits or capitals, or none, and a trimmed city', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        const { postalCode, city } = splitLocation(text);
        if (postalCode !== null) expect(postalCode).toMatch(/^[0-9A-Z]{1,10}$/);
        expect(city).toBe(city.trim());
      }),
    );
  });
});
