/** The assumed rating of an unrated business, and the number of reviews that this assumption counts as. */
const PRIOR_RATING = 3.8;
const PRIOR_REVIEWS = 15;

/** A rating rounded to the one decimal that is shown. */
export const roundRating = (rating: number | undefined): number | undefined =>
  rating === undefined ? undefined : Math.round(rating * 10) / 10;

/** Bayesian mean of the rating by review count, 0 to 5. A rating without a count counts as one review. */
export function popularityOf(rating: number | undefined, reviewCount: number | undefined): number {
  const reviews = rating === undefined ? 0 : Math.max(reviewCount ?? 1, 1);
  const mean = (PRIOR_RATING * PRIOR_REVIEWS + (rating ?? 0) * reviews) / (PRIOR_REVIEWS + reviews);
  return Math.round(mean * 10_000) / 10_000;
}

const SCORES = ['1', '2', '3', '4', '5'] as const;

/** The number of reviews per score, only the keys '1' to '5'; undefined if none is given. */
export function readScores(scores: Record<string, number> | undefined): Record<string, number> | undefined {
  if (scores === undefined) return undefined;
  const known: Record<string, number> = {};
  let total = 0;
  for (const score of SCORES) {
    const count = scores[score] ?? 0;
    known[score] = count;
    total += count;
  }
  return total === 0 ? undefined : known;
}

/** The review count: the one given, otherwise the sum of the reviews per score. */
export function readReviewCount(
  count: number | undefined,
  scores: Record<string, number> | undefined,
): number | undefined {
  if (count !== undefined || scores === undefined) return count;
  return Object.values(scores).reduce((sum, each) => sum + each, 0);
}
