import type { CategoryCounts } from '@gewerk/contracts/bus';

/** Growth in 30 days as a fraction of the earlier total; null if that was 0. */
export function growthShare({
  total,
  addedLast30Days: added,
}: Pick<CategoryCounts, 'total' | 'addedLast30Days'>): number | null {
  return total > added ? added / (total - added) : null;
}

/** Each field is null if no category has such a figure. */
interface CategoryRecords {
  readonly growing: CategoryCounts | null;
  readonly rated: CategoryCounts | null;
  readonly spread: CategoryCounts | null;
}

/**
 * The categories with the most new listings, the best mean rating and the most cities; if several are equal, the
 * first of them.
 */
export function categoryRecords(figures: readonly CategoryCounts[]): CategoryRecords {
  return {
    growing: most(figures, ({ addedLast30Days }) => addedLast30Days),
    rated: most(figures, ({ averageRating }) => Number(averageRating ?? 0)),
    spread: most(figures, ({ cities }) => cities),
  };
}

function most(
  figures: readonly CategoryCounts[],
  measure: (figures: CategoryCounts) => number,
): CategoryCounts | null {
  let best: CategoryCounts | null = null;
  for (const candidate of figures) if (measure(candidate) > (best ? measure(best) : 0)) best = candidate;
  return best;
}
