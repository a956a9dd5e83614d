import type { BusinessInput } from '@gewerk/contracts';
import { categoryBySlug, classify, resolveCategory } from '@gewerk/trades';
import { canonicalCategories } from './category-slugs.js';
import { line, lines } from './texts.js';

export interface ReadTrade {
  category?: string | undefined;
  tradeKey?: string | undefined;
  /** Canonical slugs. */
  categorySlugs: string[];
}

/** The trade of a business and the categories that list it; what names no trade keeps the source's own value. */
export function readTrade(input: BusinessInput): ReadTrade {
  const category = line(input.category);
  const type = line(input.type);
  const { trade, categorySlugs } = classify({ category, type, subtypes: lines(input.subtypes) });
  return {
    category: trade?.label ?? umbrellaLabel(category) ?? category ?? type,
    tradeKey: trade?.key,
    categorySlugs: canonicalCategories(categorySlugs),
  };
}

/** 'gastronomie' as the wizard sends it reads 'Gastronomie'. */
function umbrellaLabel(category: string | undefined): string | undefined {
  const slug = category === undefined ? undefined : resolveCategory(category);
  return slug === undefined ? undefined : categoryBySlug(slug)?.labels[0];
}
