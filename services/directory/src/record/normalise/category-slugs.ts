import { categoryRegistry, equivalentCategories } from '@gewerk/trades';

const equivalents = new Map(categoryRegistry.map(({ slug }) => [slug, equivalentCategories(slug)]));

/** Maps synonyms such as 'handel' and 'retail' to the one stored slug; undefined for unknown slugs. */
export const canonicalCategory = (slug: string): string | undefined => equivalents.get(slug)?.[0];

/** The canonical slugs of the given ones, each once. */
export function canonicalCategories(slugs: readonly string[]): string[] {
  return [...new Set(slugs.map((slug) => canonicalCategory(slug) ?? slug))];
}

/** All public slugs of the canonical ones. */
export function publicCategories(canonical: readonly string[]): string[] {
  return canonical.flatMap((slug) => equivalents.get(slug) ?? [slug]);
}

export const allCanonicalCategories: readonly string[] = canonicalCategories([...equivalents.keys()]);
