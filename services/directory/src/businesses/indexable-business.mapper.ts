import type { IndexableBusiness } from '@gewerk/contracts';
import { publicCategories } from '../normalise/category-slugs.js';
import { decodeHours } from '../normalise/hours.js';
import { storedCard } from './business-card.mapper.js';
import type { BusinessRecord } from './business.record.js';

/** A business as projections elsewhere need it. */
export function toIndexable(business: BusinessRecord): IndexableBusiness {
  return {
    ...storedCard(business),
    description: business.description ?? null,
    tradeKey: business.tradeKey ?? null,
    categorySlugs: publicCategories(business.categorySlugs),
    citySlug: business.citySlug,
    hours: business.hours === undefined ? null : decodeHours(business.hours),
    timeZone: business.timeZone ?? null,
    stateCode: business.stateCode ?? null,
    listed: business.listed,
    popularity: business.popularity,
    createdAt: business.createdAt.toISOString(),
  };
}
