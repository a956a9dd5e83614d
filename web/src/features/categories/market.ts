import type { CategoryFigures } from '@gewerk/contracts';

/** By how much a category grew in 30 days, as a share of what it had before; null where it had nothing. */
export function growthShare({
  total,
  addedLast30Days: added,
}: Pick<CategoryFigures, 'total' | 'addedLast30Days'>): number | null {
  return total > added ? added / (total - added) : null;
}

/** What stands out among the categories; null where no category has such a figure. */
export interface Market {
  readonly growing: CategoryFigures | null;
  readonly rated: CategoryFigures | null;
  readonly spread: CategoryFigures | null;
}

/** The categories with most new listings, the best mean rating and most cities; the earlier of equals. */
export function marketOf(figures: readonly CategoryFigures[]): Market {
  return {
    growing: most(figures, ({ addedLast30Days }) => addedLast30Days),
    rated: most(figures, ({ averageRating }) => Number(averageRating ?? 0)),
    spread: most(figures, ({ cities }) => cities),
  };
}

function most(
  figures: readonly CategoryFigures[],
  measure: (figures: CategoryFigures) => number,
): CategoryFigures | null {
  let best: CategoryFigures | null = null;
  for (const candidate of figures) if (measure(candidate) > (best ? measure(best) : 0)) best = candidate;
  return best;
}
