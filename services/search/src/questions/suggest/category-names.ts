import { foldLoose } from '@gewerk/text';
import {
  categoriesOfTrade,
  categoryBySlug,
  categoryRegistry,
  equivalentCategories,
  OTHER_CATEGORY,
  type Trade,
  tradeByKey,
  trades,
  tradesMatching,
} from '@gewerk/trades';

const SHORTEST = 3;

export interface NamedCategory {
  slug: string;
  /** The trade that was named; null if it was the category itself. */
  trade: string | null;
}

/** Folded names of categories: labels first, then trades. */
const names: readonly (NamedCategory & { name: string })[] = [
  ...categoryRegistry.flatMap(({ slug, labels }) =>
    [slug, ...labels].map((label) => ({ name: foldLoose(label), slug: firstOf(slug), trade: null })),
  ),
  ...trades.flatMap((trade) =>
    [trade.label, ...trade.aliases].map((name) => ({ name: foldLoose(name), ...categoryOf(trade) })),
  ),
].filter(({ slug }) => slug !== OTHER_CATEGORY);

/** Categories by the first letters (at least three) of a name or trade, otherwise by similar trades. */
export function categoriesBegunBy(folded: string, count: number): NamedCategory[] {
  if (folded.length < SHORTEST) return [];
  const begun = names.filter(({ name }) => name.startsWith(folded));
  begun.sort((one, other) => one.name.length - other.name.length);
  const named = begun.length > 0 ? begun : tradesMatching(folded).map(({ trade }) => categoryOf(trade));
  const bySlug = new Map<string, NamedCategory>();
  for (const { slug, trade } of named) {
    if (slug !== OTHER_CATEGORY && !bySlug.has(slug)) bySlug.set(slug, { slug, trade });
  }
  return [...bySlug.values()].slice(0, count);
}

/** Whether a name of a category or trade begins with the text. */
export const isBegunName = (folded: string): boolean => names.some(({ name }) => name.startsWith(folded));

export const categoriesOfTrades = (keys: readonly string[], count: number): NamedCategory[] =>
  keys
    .map((key) => tradeByKey(key))
    .filter((trade) => trade !== undefined)
    .map(categoryOf)
    .filter(({ slug }) => slug !== OTHER_CATEGORY)
    .slice(0, count);

function categoryOf(trade: Trade): NamedCategory {
  return { slug: narrowest(trade), trade: trade.label };
}

/** The smallest category that lists the trade. */
function narrowest(trade: Trade): string {
  const size = (slug: string) => categoryBySlug(slug)?.tradeKeys.size ?? Infinity;
  const slugs = [...categoriesOfTrade(trade.key)].sort((one, other) => size(one) - size(other));
  return slugs[0] ?? OTHER_CATEGORY;
}

/** 'handel' and 'retail' show the same businesses, so only one is offered. */
function firstOf(slug: string): string {
  return equivalentCategories(slug)[0] ?? slug;
}
