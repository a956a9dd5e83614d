import { categoryRegistry, equivalentCategories } from '@gewerk/trades';

const equivalents = new Map(categoryRegistry.map(({ slug }) => [slug, equivalentCategories(slug)]));

/**
 * Some categories are two names of one set ('handel' and 'retail'). Businesses and tallies hold one slug of a set, so
 * that indexes and counts are kept once. Undefined for a slug that the registry does not know.
 */
export const canonicalCategory = (slug: string): string | undefined => equivalents.get(slug)?.[0];

/** The canonical slugs of any, each once. */
export function canonicalCategories(slugs: readonly string[]): string[] {
  return [...new Set(slugs.map((slug) => canonicalCategory(slug) ?? slug))];
}

/** All public slugs of canonical ones. */
export function publicCategories(canonical: readonly string[]): string[] {
  return canonical.flatMap((slug) => equivalents.get(slug) ?? [slug]);
}

/** Every canonical slug. */
export const allCanonicalCategories: readonly string[] = canonicalCategories([...equivalents.keys()]);
