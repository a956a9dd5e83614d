import type { IndexableBusiness } from '@gewerk/contracts';
import type { PanelSort } from '@gewerk/contracts/bus';

export interface PanelFields {
  /** As shown. */
  category: string | null;
  type: string | null;
  country: string;
  /** UTC day of listing, `YYYY-MM-DD`. */
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

export const panelFilterFields = ['category', 'type', 'country', 'day'] as const;

/** The document field of each sortable column. */
export const panelSortField = {
  name: 'name',
  city: 'citySlug',
  category: 'category',
  rating: 'rating',
  reviewCount: 'reviews',
} as const satisfies Record<PanelSort, string>;

export const panelSortFields = Object.values(panelSortField);
