import { GewerkError } from '@gewerk/contracts';
import { categoryRegistry, resolveCategory } from '@gewerk/trades';

/**
 * The registry slug of a category given by slug or label; null where none is asked for.
 * @throws GewerkError invalid-input listing the categories for anything else.
 */
export function categorySlugOf(category: string | undefined): string | null {
  if (!category) return null;
  const slug = resolveCategory(category);
  if (slug !== undefined) return slug;
  const allowed = categoryRegistry.map((entry) => entry.slug).join(', ');
  const message = `must be one of: ${allowed}`;
  throw new GewerkError('invalid-input', `category: ${message}`, [{ field: 'category', message }]);
}
