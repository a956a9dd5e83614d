/** The module that the build makes from `web/content`. */
declare module 'virtual:articles' {
  /** The cards of all articles, newest first. */
  export const cards: readonly import('./compile-article.js').ArticleCard[];
  export const texts: Readonly<
    Record<string, () => Promise<{ readonly default: import('./compile-article.js').ArticleText }>>
  >;
}
