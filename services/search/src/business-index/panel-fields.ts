import type { IndexableBusiness, PanelSort } from '@gewerk/contracts';

/** What the owner's list filters and sorts by, beside the name and the city's slug. */
export interface PanelFields {
  /** As shown. */
  category: string | null;
  type: string | null;
  country: string;
  /** UTC day on which it was listed, `YYYY-MM-DD`. */
  day: string;
  rating: number | null;
  reviews: number | null;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

export function panelFieldsOf(business: IndexableBusiness): PanelFields {
  return {
    category: business.category,
    type: business.type,
    country: business.country_code,
    day: business.createdAt.slice(0, DAY_LENGTH),
    rating: business.rating === null ? null : Number(business.rating),
    reviews: business.reviewCount,
  };
}

/** Fields of a document by which the owner's list filters. */
export const panelFilterFields = ['category', 'type', 'country', 'day'] as const;

/** The field of a document behind each column that sorts. */
export const panelSortField = {
  name: 'name',
  city: 'citySlug',
  category: 'category',
  rating: 'rating',
  reviewCount: 'reviews',
} as const satisfies Record<PanelSort, string>;

export const panelSortFields = Object.values(panelSortField);
