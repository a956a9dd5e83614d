import { foldLoose } from '@gewerk/text';
import {
  categoriesOfTrade,
  categoryBySlug,
  categoryRegistry,
  equivalentCategories,
  OTHER_CATEGORY,
  type Trade,
  trades,
  tradesMatching,
} from '@gewerk/trades';

const SHORTEST = 3;

/** A category that a text names, by itself or by one of its trades. */
export interface NamedCategory {
  slug: string;
  /** Label of the trade; null where the category itself is named. */
  trade: string | null;
}

/** Every name that leads to a category, folded: its labels first, then the names of its trades. */
const names: readonly (NamedCategory & { name: string })[] = [
  ...categoryRegistry.flatMap(({ slug, labels }) =>
    [slug, ...labels].map((label) => ({ name: foldLoose(label), slug: firstOf(slug), trade: null })),
  ),
  ...trades.flatMap((trade) =>
    [trade.label, ...trade.aliases].map((name) => ({ name: foldLoose(name), ...categoryOf(trade) })),
  ),
].filter(({ slug }) => slug !== OTHER_CATEGORY);

/**
 * Categories whose name, or the name of one of whose trades, begins with a folded text of three letters or more; the
 * nearest name first. Where none does, those of the trades that it resembles.
 */
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

function categoryOf(trade: Trade): NamedCategory {
  return { slug: narrowest(trade), trade: trade.label };
}

/** The category of a trade that says most about it: the smallest that lists it. */
function narrowest(trade: Trade): string {
  const size = (slug: string) => categoryBySlug(slug)?.tradeKeys.size ?? Infinity;
  const slugs = [...categoriesOfTrade(trade.key)].sort((one, other) => size(one) - size(other));
  return slugs[0] ?? OTHER_CATEGORY;
}

/** 'handel' shows what 'retail' shows: one of them is offered. */
function firstOf(slug: string): string {
  return equivalentCategories(slug)[0] ?? slug;
}
