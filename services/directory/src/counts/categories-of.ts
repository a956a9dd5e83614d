import type { CityCounts } from './counts.schema.js';

/** Of a city, by registry category; those whose last business went are left out, and the whole where none is left. */
export function categoriesOf({ categories = {} }: Pick<CityCounts, 'categories'>): {
  categories?: Record<string, number>;
} {
  const present = Object.entries(categories).filter(([, count]) => count > 0);
  return present.length === 0 ? {} : { categories: Object.fromEntries(present) };
}
