import type { CategoryTexts } from '../../texts/text-types.js';
import type { Texts } from '../../texts/catalogue-types.js';

/** The texts of a category slug; a slug that the catalogue does not describe yet is shown by its own words. */
export function categoryTexts(texts: Texts, slug: string): CategoryTexts {
  const known = Object.hasOwn(texts.categoryRegistry, slug) ? texts.categoryRegistry[slug] : undefined;
  return known ?? { name: wordsOf(slug), description: '', services: [], tint: 'grey' };
}

const wordsOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
