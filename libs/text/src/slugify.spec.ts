import fc from 'fast-check';
import { fold, foldLoose, slugify } from './slugify.js';

describe('slugify', () => {
  it.each([
    ['Müller & Söhne', 'mueller-und-soehne'],
    ['Straße 12b', 'strasse-12b'],
    ['A.T.U. Krems', 'atu-krems'],
    ['Dr.Müller', 'dr-mueller'],
    ["Joe's Garage – „Beste“ Werkstatt", 'joes-garage-beste-werkstatt'],
    ['KFZ/PKW', 'kfz-pkw'],
    ['Café Çelik İstanbul', 'cafe-celik-istanbul'],
    ['Mu\u0308ller', 'mueller'],
    ['Москва', 'moskva'],
    ['東京', 'dong-jing'],
    ['🍕', ''],
    ['', ''],
  ])('writes %s as %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('returns only url-safe slugs, and is idempotent, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it('returns the same slug from the cache, however many texts came between', () => {
    const before = slugify('Bäckerei Öz');
    for (let index = 0; index < 5_000; index += 1) slugify(`Betrieb ${index}`);
    expect(slugify('Bäckerei Öz')).toBe(before);
  });
});

describe('fold', () => {
  it('makes spellings of one name equal', () => {
    expect(fold('  MÜLLER   &  Söhne ')).toBe(fold('Mueller und Soehne'));
    expect(fold('Hauptstraße 1')).toBe(fold('Hauptstrasse 1'));
  });

  it('does not equate names with and without an umlaut', () => {
    expect(fold('Müller')).not.toBe(fold('Muller'));
    expect(fold('Bauer')).not.toBe(fold('Baur'));
  });

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('keeps texts of symbols distinct', () => {
    expect(fold('🍕')).not.toBe(fold('🍔'));
  });

  it('equates all three spellings of an umlaut in its loose form', () => {
    expect(new Set(['Müller', 'Mueller', 'Muller', 'MULLER'].map(foldLoose))).toEqual(new Set(['muller']));
  });
});
