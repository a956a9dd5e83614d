import type { CityCounts } from './counts.schema.js';

/** A city's counts by registry category, without those that have become 0; missing if none is left. */
export function categoriesOf({ categories = {} }: Pick<CityCounts, 'categories'>): {
  categories?: Record<string, number>;
} {
  const present = Object.entries(categories).filter(([, count]) => count > 0);
  return present.length === 0 ? {} : { categories: Object.fromEntries(present) };
}
