import type { IndexableBusiness } from '@gewerk/contracts';
import { SEARCH_FILTER } from '@gewerk/contracts/limits';
import { featuresOf } from './features.js';
import { timeTraits } from './time-traits.js';

export const HAS_PHONE = 'phone';
export const HAS_WEBSITE = 'website';
export const ratedAtLeast = (rating: string): string => `rating-${rating}`;

export const PRICE_LOW = 'price-low';
export const PRICE_HIGH = 'price-high';
const HIGH_PRICE = 3;

/** Ratings as steps reached, so that a minimum rating is an equality; features by their keys; when it is open. */
export function traitsOf({
  phone,
  website,
  rating,
  priceLevel,
  hours,
  flags = [],
}: Pick<IndexableBusiness, 'phone' | 'website' | 'rating' | 'priceLevel' | 'hours' | 'flags'>): string[] {
  const reached = SEARCH_FILTER.minRatings.filter(
    (least) => rating !== null && Number(rating) >= Number(least),
  );
  return [
    ...(phone ? [HAS_PHONE] : []),
    ...(website ? [HAS_WEBSITE] : []),
    ...reached.map(ratedAtLeast),
    ...(priceLevel === null ? [] : [priceLevel < HIGH_PRICE ? PRICE_LOW : PRICE_HIGH]),
    ...featuresOf(flags),
    ...(hours ? timeTraits(hours) : []),
  ];
}
