import { tradeByKey } from '../taxonomy.js';
import { brandLike, brandNamed } from './brand-of.js';
import { brands } from './brands.js';

describe('brands', () => {
  it.each([
    ['mcdonalds', 'imbiss'],
    ['mcdonald s', 'imbiss'],
    ['dm markt', 'drogerie'],
    ['shell tankstelle', 'tankstelle'],
    ['aldi sud', 'supermarkt'],
    ['h und m', 'mode'],
  ])("'%s' names a brand of the trade %s", (text, key) => {
    expect(brandNamed(text.split(' '))?.tradeKey).toBe(key);
  });

  it.each(['muller', 'friseur', 'aldi friseur', 'lidl muller'])("'%s' names no brand", (text) => {
    expect(brandNamed(text.split(' '))).toBeNull();
  });

  it('are recognised with one wrong letter if they are long enough', () => {
    expect(brandLike(['starbuks'])?.written).toContain('starbucks');
    expect(brandLike(['lidll'])).toBeNull();
  });

  it('belong to existing trades', () => {
    expect(Object.keys(brands).filter((key) => !tradeByKey(key))).toEqual([]);
  });
});
