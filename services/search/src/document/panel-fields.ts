import type { BusinessSourceKind, IndexableBusiness, KnownGrade, PhotoOutcome } from '@gewerk/contracts';
import type { PanelSort } from '@gewerk/contracts/bus';

export interface PanelFields {
  /** The category as shown. */
  category: string | null;
  type: string | null;
  country: string;
  /** UTC day on which it was listed, `YYYY-MM-DD`. */
  day: string;
  rating: number | null;
  reviews: number | null;
  /** UTC day of its last change, in days since 1970; null if unknown. */
  changedDay: number | null;
  /** The source from which it was first added. */
  source: BusinessSourceKind | null;
  /** The runs that created and changed it. */
  createdBy: string | null;
  changedBy: readonly string[];
  /** Result of the last website check. */
  websiteGrade: KnownGrade | null;
  photoOutcome: PhotoOutcome | null;
}

const DAY_MS = 86_400_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

export function panelFieldsOf(business: IndexableBusiness): PanelFields {
  return {
    category: business.category,
    type: business.type,
    country: business.country_code,
    day: business.createdAt.slice(0, DAY_LENGTH),
    rating: business.rating === null ? null : Number(business.rating),
    reviews: business.reviewCount,
    changedDay: business.updatedAt === undefined ? null : dayNumber(business.updatedAt),
    source: business.source ?? null,
    createdBy: business.createdBy ?? null,
    changedBy: business.changedBy ?? [],
    websiteGrade: business.websiteGrade ?? null,
    photoOutcome: business.photoOutcome ?? null,
  };
}

/** The UTC day of an instant or a day, in days since 1970. */
export const dayNumber = (instant: string): number => Math.floor(Date.parse(instant) / DAY_MS);

export const panelFilterFields = ['category', 'type', 'country', 'day'] as const;

/** The document field for each sortable column. */
export const panelSortField = {
  name: 'name',
  city: 'citySlug',
  category: 'category',
  rating: 'rating',
  reviewCount: 'reviews',
} as const satisfies Record<PanelSort, string>;

export const panelSortFields = Object.values(panelSortField);
