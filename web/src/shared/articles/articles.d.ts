/** Built from `web/content`. */
declare module 'virtual:articles' {
  import type { ArticleCard } from './compile-article.js';

  /** Newest first. */
  export const cards: readonly ArticleCard[];
  export const texts: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
}
