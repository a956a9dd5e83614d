import type { ArticleCard } from '../../shared/articles/compile-article.js';

const LISTED = 5;
const POPULAR = 3;

export interface ArticleLists {
  /** The newest article; null if only one category is shown. */
  readonly featured: ArticleCard | null;
  readonly listed: readonly ArticleCard[];
  readonly categories: readonly { readonly name: string; readonly count: number }[];
  readonly popular: readonly ArticleCard[];
}

/** Divides the articles, newest first, among the page's lists; if one category is shown, lists all of its articles. */
export function articleLists(cards: readonly ArticleCard[], category: string): ArticleLists {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card.category, (counts.get(card.category) ?? 0) + 1);
  const categories = [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
  const popular = cards.slice(0, POPULAR);
  if (category !== '') {
    return {
      featured: null,
      listed: cards.filter((card) => card.category === category),
      categories,
      popular,
    };
  }
  return { featured: cards[0] ?? null, listed: cards.slice(1, LISTED + 1), categories, popular };
}
