import type { Random } from './random.js';

export interface RatingFigures {
  rating: number;
  reviewCount: number;
  /** Number of reviews per score, keyed '1' to '5'. */
  reviewsPerScore: Record<string, number>;
}

/** Proportions of the scores 5, 4, 3, 2 and 1 for a good, a mixed and a poor business. */
const GOOD = [0.78, 0.14, 0.04, 0.015, 0.025] as const;
const MIXED = [0.5, 0.24, 0.11, 0.06, 0.09] as const;
const POOR = [0.24, 0.17, 0.18, 0.16, 0.25] as const;
const MOST_REVIEWS = 2_400;

/** Realistic reviews: mostly good; few businesses have very many. The rating is the mean to one decimal. */
export function ratingFigures(random: Random): RatingFigures {
  const quality = random.next();
  const shares = quality < 0.68 ? GOOD : quality < 0.93 ? MIXED : POOR;
  const reviewCount = Math.min(MOST_REVIEWS, Math.max(1, Math.round(Math.exp(3.3 + 1.25 * random.normal()))));
  const counts = shares.map((share) => Math.round(share * reviewCount * (0.75 + 0.5 * random.next())));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) counts[0] = 1;
  const reviews = Math.max(total, 1);
  const points = counts.reduce((sum, count, index) => sum + count * (5 - index), 0);
  return {
    rating: Math.round((points / reviews) * 10) / 10,
    reviewCount: reviews,
    reviewsPerScore: Object.fromEntries(counts.map((count, index) => [String(5 - index), count]).reverse()),
  };
}
