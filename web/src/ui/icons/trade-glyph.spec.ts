import { tradeGlyph } from './trade-glyph.js';

describe('the glyph of a trade', () => {
  it.each([
    ['KFZ-Werkstatt', 'car', 'petrol'],
    ['Reifenservice', 'car', 'steel'],
    ['Zahnarzt', 'health', 'moss'],
    ['Sanitätshaus', 'health', 'moss'],
    ['Sanitär & Klempner', 'tool', 'ochre'],
    ['Baumarkt & Eisenwaren', 'shop', 'plum'],
    ['Haushaltsgeräte-Service', 'device', 'steel'],
    ['Fahrschule', 'car', 'petrol'],
    ['Friseur', 'scissors', 'rose'],
    ['Metzgerei', 'food', 'brick'],
    ['Bauunternehmen', 'tool', 'ochre'],
    ['Rechtsanwalt & Notar', 'office', 'steel'],
    ['Kindergarten', 'school', 'indigo'],
    ['Quetschkommoden', 'store', 'grey'],
  ])('of %s is %s in %s', (label, icon, tint) => expect(tradeGlyph(label)).toEqual({ icon, tint }));
});
