import {
  categoriesOfTrade,
  categoryBySlug,
  categoryRegistry,
  equivalentCategories,
  resolveCategory,
} from './category-registry.js';
import { trades } from './taxonomy.js';

describe('the category registry', () => {
  it.each([
    'kfz-werkstatt',
    'handwerker',
    'dienstleister',
    'technische-dienste',
    'restaurant',
    'hair-salon',
    'retail',
    'services',
    'healthcare',
    'handel',
    'gastronomie',
    'gesundheit',
    'bildung',
    'immobilien',
    'transport',
    'sonstiges',
  ])('knows %s and lists trades under it', (slug) => {
    expect(categoryBySlug(slug)?.tradeKeys.size).toBeGreaterThan(0);
    expect(resolveCategory(slug)).toBe(slug);
    expect(resolveCategory(slug.toUpperCase())).toBe(slug);
  });

  it('resolves the labels of filters and wizard, but nothing else', () => {
    expect(resolveCategory('KFZ-Werkstatt')).toBe('kfz-werkstatt');
    expect(resolveCategory('Transport & Logistik')).toBe('transport');
    expect(resolveCategory('Sonstiges')).toBe('sonstiges');
    for (const unknown of ['', 'gibt-es-nicht', '__proto__', 'constructor', '🍕']) {
      expect(resolveCategory(unknown)).toBeUndefined();
    }
  });

  it('lists the equivalent names of a category', () => {
    expect(equivalentCategories('handel')).toEqual(['retail', 'handel']);
    expect(equivalentCategories('restaurant')).toEqual(['restaurant', 'gastronomie']);
    expect(equivalentCategories('gesundheit')).toEqual(['healthcare', 'gesundheit']);
    expect(equivalentCategories('transport')).toEqual(['transport']);
    expect(equivalentCategories('unknown')).toEqual([]);
  });

  it("puts every trade into the categories of its groups, and an unknown trade into 'sonstiges'", () => {
    for (const trade of trades) {
      expect(categoriesOfTrade(trade.key)).toEqual(expect.arrayContaining([...trade.groups]));
    }
    expect(categoriesOfTrade(undefined)).toEqual(['sonstiges']);
    expect(categoriesOfTrade('no-such-trade')).toEqual(['sonstiges']);
  });

  it('has labels that lead back to their own category', () => {
    for (const { slug, labels } of categoryRegistry) {
      for (const label of labels) expect(resolveCategory(label)).toBe(slug);
    }
  });
});
