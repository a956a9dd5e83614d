/** Built from `web/content`. */
declare module 'virtual:articles' {
  /** Newest first. */
  export const cards: readonly import('./compile-article.js').ArticleCard[];
  export const texts: Readonly<
    Record<string, () => Promise<{ readonly default: import('./compile-article.js').ArticleText }>>
  >;
}
