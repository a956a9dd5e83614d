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

/** Every name that leads to a category, folded: its labels first, then the names of its trades. */
const names: readonly (readonly [name: string, slug: string])[] = [
  ...categoryRegistry.flatMap(({ slug, labels }) =>
    [slug, ...labels].map((label) => [foldLoose(label), firstOf(slug)] as const),
  ),
  ...trades.flatMap((trade) =>
    [trade.label, ...trade.aliases].map((name) => [foldLoose(name), narrowest(trade)] as const),
  ),
].filter(([, slug]) => slug !== OTHER_CATEGORY);

/**
 * Categories whose name, or the name of one of whose trades, begins with a folded text of three letters or more; the
 * nearest name first. Where none does, those of the trades that it resembles.
 */
export function categoriesBegunBy(folded: string, count: number): string[] {
  if (folded.length < SHORTEST) return [];
  const begun = names.filter(([name]) => name.startsWith(folded));
  begun.sort(([one], [other]) => one.length - other.length);
  const slugs =
    begun.length > 0
      ? begun.map(([, slug]) => slug)
      : tradesMatching(folded).map(({ trade }) => narrowest(trade));
  return [...new Set(slugs)].filter((slug) => slug !== OTHER_CATEGORY).slice(0, count);
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
