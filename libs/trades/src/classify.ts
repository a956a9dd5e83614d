import { categoriesOfTrade, equivalentCategories, resolveCategory } from './category-registry.js';
import { filedTrade } from './trade-of.js';
import type { TradeSource } from './trade-of.js';
import type { Trade } from './trade.js';

/** A business's place in the taxonomy. */
export interface Classification {
  /** The recognised trade; undefined if only an umbrella category, or nothing, is known. */
  trade: Trade | undefined;
  /** Slugs of every category the business is listed under, never empty. */
  categorySlugs: readonly string[];
  /** False for a place that is not a business: a car park, a stop, a viewpoint. */
  isBusiness: boolean;
}

/**
 * The trade and categories of a business. A source may name a trade ('car repair'), an umbrella category of
 * the wizard ('Gastronomie'), or both; a business whose source names neither is listed under `sonstiges`
 * only, so that the counts of `dienstleister` remain those of recognised services.
 */
export function classify(source: TradeSource): Classification {
  const { trade, isBusiness } = filedTrade(source);
  const named = source.category === undefined ? undefined : resolveCategory(source.category);
  const slugs = new Set(trade === undefined && named !== undefined ? [] : categoriesOfTrade(trade?.key));
  if (named !== undefined) for (const slug of equivalentCategories(named)) slugs.add(slug);
  return { trade, categorySlugs: [...slugs], isBusiness };
}
