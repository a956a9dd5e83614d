import type { IndexableBusiness } from '@gewerk/contracts';
import { SEARCH_FILTER } from '@gewerk/contracts/limits';
import { foldLoose } from '@gewerk/text';
import { kindsNamed } from '@gewerk/trades';
import { featuresOf } from './features.js';
import { timeTraits } from './time-traits.js';

export const HAS_PHONE = 'phone';
export const HAS_WEBSITE = 'website';
export const ratedAtLeast = (rating: string): string => `rating-${rating}`;

export const PRICE_LOW = 'price-low';
export const PRICE_HIGH = 'price-high';
const HIGH_PRICE = 3;

const KIND = 'kind-';

/** The trait for a kind, which distinguishes businesses of one trade. */
export const ofKind = (kind: string): string => `${KIND}${kind}`;

/** The kind that a trait from `ofKind` stands for. */
export const kindOf = (trait: string): string => trait.slice(KIND.length);

/**
 * The traits of a business: whether it has a phone number and a website; each step that its rating reaches, so that a
 * minimum rating is an equality filter; its price range; its features by their keys; its kinds; and when it is open.
 */
export function traitsOf({
  phone,
  website,
  rating,
  priceLevel,
  hours,
  flags = [],
  ...named
}: Pick<IndexableBusiness, 'phone' | 'website' | 'rating' | 'priceLevel' | 'hours' | 'flags'> &
  Named): string[] {
  const reached = SEARCH_FILTER.minRatings.filter(
    (least) => rating !== null && Number(rating) >= Number(least),
  );
  return [
    ...(phone ? [HAS_PHONE] : []),
    ...(website ? [HAS_WEBSITE] : []),
    ...reached.map(ratedAtLeast),
    ...(priceLevel === null ? [] : [priceLevel < HIGH_PRICE ? PRICE_LOW : PRICE_HIGH]),
    ...featuresOf(flags),
    ...kindTraits(named),
    ...(hours ? timeTraits(hours) : []),
  ];
}

type Named = Pick<IndexableBusiness, 'name' | 'tradeKey' | 'sourceCategory' | 'type' | 'subtypes'>;

/** The traits of the kinds that a business names. */
export function kindTraits({ name, tradeKey, sourceCategory, type, subtypes }: Named): string[] {
  if (tradeKey === null) return [];
  const texts = [name, sourceCategory, type, ...subtypes].filter((text) => typeof text === 'string');
  const folded = texts.map((text) => foldLoose(text));
  return kindsNamed(tradeKey, folded).map(ofKind);
}
