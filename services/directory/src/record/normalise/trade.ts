import { categoryBySlug, classify, resolveCategory } from '@gewerk/trades';
import { canonicalCategories } from './category-slugs.js';
import type { BusinessFields } from '../business.record.js';

export interface ReadTrade {
  category?: string | undefined;
  tradeKey?: string | undefined;
  /** Canonical slugs. */
  categorySlugs: string[];
  /** False for a car park, a bus stop or a viewpoint. */
  isBusiness: boolean;
}

/**
 * The trade of a business and the categories that list it; if no trade is recognised, the source's own value is
 * kept.
 */
export function readTrade({
  name,
  rawCategory: category,
  type,
  subtypes,
}: Pick<BusinessFields, 'name' | 'rawCategory' | 'type' | 'subtypes'>): ReadTrade {
  const { trade, categorySlugs, isBusiness } = classify({ name, category, type, subtypes });
  return {
    category: trade?.label ?? umbrellaLabel(category) ?? category ?? type,
    tradeKey: trade?.key,
    categorySlugs: canonicalCategories(categorySlugs),
    isBusiness,
  };
}

/** 'gastronomie' as sent by the wizard becomes 'Gastronomie'. */
function umbrellaLabel(category: string | undefined): string | undefined {
  const slug = category === undefined ? undefined : resolveCategory(category);
  return slug === undefined ? undefined : categoryBySlug(slug)?.labels[0];
}
