import { invalidField } from '@gewerk/contracts';
import { categoryRegistry, resolveCategory } from '@gewerk/trades';

/**
 * The slug of a category given by slug or label; null without one.
 * @throws GewerkError invalid-input listing the categories
 */
export function categorySlugOf(category: string | undefined): string | null {
  if (!category) return null;
  const slug = resolveCategory(category);
  if (slug !== undefined) return slug;
  const allowed = categoryRegistry.map((entry) => entry.slug).join(', ');
  throw invalidField('category', `must be one of: ${allowed}`);
}
