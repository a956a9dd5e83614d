import type { defaultTexts } from './default/index.js';
import type { pageLoaders } from './default/pages/index.js';
import type { Tint } from './text-types.js';

/** The type that every other catalogue must have: the same keys, with any wording. */
export type CatalogueOf<T> = T extends Tint
  ? Tint
  : T extends string
    ? string
    : T extends (...input: infer Input) => string
      ? (...input: Input) => string
      : { readonly [Key in keyof T]: CatalogueOf<T[Key]> };

export type Texts = CatalogueOf<typeof defaultTexts>;

export type TextPage = keyof typeof pageLoaders;

/**
 * The long texts of single pages. They are not part of the catalogue, which every page loads; instead, each is
 * loaded together with the screen that shows it.
 */
export type PageTexts = {
  readonly [Page in TextPage]: CatalogueOf<Awaited<ReturnType<(typeof pageLoaders)[Page]>>>;
};

/** How each page's texts are loaded. */
export type PageLoaders = { readonly [Page in TextPage]: () => Promise<PageTexts[Page]> };
