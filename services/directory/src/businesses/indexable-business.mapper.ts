import type { IndexableBusiness, OpeningHours } from '@gewerk/contracts';
import { publicCategories } from '../normalise/category-slugs.js';
import { decodeHours } from '../normalise/hours.js';
import { storedCard } from './business-card.mapper.js';
import type { BusinessRecord } from './business.record.js';
import { hasShut } from './open-status.js';

const NEVER: OpeningHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
  publicHolidays: null,
};

/** A business as projections elsewhere need it; one that has shut for good or for now opens on no day. */
export function toIndexable(business: BusinessRecord): IndexableBusiness {
  return {
    ...storedCard(business),
    description: business.description ?? null,
    tradeKey: business.tradeKey ?? null,
    categorySlugs: publicCategories(business.categorySlugs),
    citySlug: business.citySlug,
    hours: hoursOf(business),
    timeZone: business.timeZone ?? null,
    stateCode: business.stateCode ?? null,
    listed: business.listed,
    popularity: business.popularity,
    createdAt: business.createdAt.toISOString(),
  };
}

function hoursOf(business: BusinessRecord): OpeningHours | null {
  if (hasShut(business)) return NEVER;
  return business.hours === undefined ? null : decodeHours(business.hours);
}
