import type { CategoryAbout, CategoryTexts } from '../../texts/text-types.js';
import type { Texts } from '../../texts/catalogue-types.js';

/** The texts of a category slug; a slug that is not in the catalogue is shown as words. */
export function categoryTexts(texts: Texts, slug: string): CategoryTexts {
  return valueOf(texts.categoryRegistry, slug) ?? { name: wordsOf(slug), tint: 'grey' };
}

/**
 * A category's description from the texts of the category page; empty if these do not describe the category yet.
 */
export function categoryAbout(about: Readonly<Record<string, CategoryAbout>>, slug: string): CategoryAbout {
  return valueOf(about, slug) ?? { description: '', services: [] };
}

const valueOf = <T>(values: Readonly<Record<string, T>>, slug: string): T | undefined =>
  Object.hasOwn(values, slug) ? values[slug] : undefined;

const wordsOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
