import { type IndexableBusiness, SEARCH_FILTER } from '@gewerk/contracts';

/** What a business can be filtered by beside place, category and hours. */
export const HAS_PHONE = 'phone';
export const HAS_WEBSITE = 'website';
export const ratedAtLeast = (rating: string): string => `rating-${rating}`;

/** The traits of a business; ratings as steps reached, so that a lowest rating is an equality. */
export function traitsOf({
  phone,
  website,
  rating,
}: Pick<IndexableBusiness, 'phone' | 'website' | 'rating'>): string[] {
  const reached = SEARCH_FILTER.minRatings.filter(
    (least) => rating !== null && Number(rating) >= Number(least),
  );
  return [...(phone ? [HAS_PHONE] : []), ...(website ? [HAS_WEBSITE] : []), ...reached.map(ratedAtLeast)];
}
