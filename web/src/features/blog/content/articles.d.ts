/** Made of `web/content` by the build. */
declare module 'virtual:articles' {
  import type { ArticleCard } from './compile-article.js';

  /** Newest first. */
  export const cards: readonly ArticleCard[];
  /** Loads the HTML of an article, by id. */
  export const texts: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
}
