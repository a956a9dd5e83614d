import type { IndexableBusiness, OpeningHours } from '@gewerk/contracts';
import { closedWeek } from '@gewerk/opening-hours';
import { publicCategories } from './normalise/category-slugs.js';
import { decodeHours } from './normalise/hours.js';
import { storedCard } from './business-card.mapper.js';
import type { BusinessRecord, BusinessSource } from './business.record.js';
import { knownGrade } from './findings.js';
import { hasShut } from './open-status.js';

/**
 * A business, read with `indexableProjection`, in the form that projections in other services need; one that
 * is permanently or temporarily closed is open on no day.
 */
export function toIndexable(business: BusinessRecord): IndexableBusiness {
  return {
    ...storedCard(business),
    description: business.description || null,
    tradeKey: business.tradeKey ?? null,
    categorySlugs: publicCategories(business.categorySlugs),
    citySlug: business.citySlug,
    hours: hoursOf(business),
    timeZone: business.timeZone ?? null,
    stateCode: business.stateCode ?? null,
    listed: business.listed,
    popularity: business.popularity,
    createdAt: business.createdAt.toISOString(),
    updatedAt: business.updatedAt.toISOString(),
    sourceCategory: business.rawCategory ?? null,
    email: business.email ?? null,
    source: business.source.kind,
    createdBy: isRun(business.source) ? business.source.runId : null,
    changedBy: business.changedBy ?? [],
    websiteGrade: knownGrade(business),
    photoOutcome: business.photoUpdate?.outcome ?? null,
    flags: business.about === undefined ? [] : trueFlags(JSON.parse(business.about)),
  };
}

/** Whether the source is a run of many businesses; other sources have a separate run for each business. */
const isRun = ({ kind }: BusinessSource): boolean => kind === 'import' || kind === 'demo';

const MOST_FLAGS = 100;

/** Names of the flags that are true in groups of flags, at any depth. */
function trueFlags(about: unknown): string[] {
  if (typeof about !== 'object' || about === null) return [];
  return Object.entries(about)
    .flatMap(([name, value]) => (value === true ? [name] : trueFlags(value)))
    .slice(0, MOST_FLAGS);
}

function hoursOf(business: BusinessRecord): OpeningHours | null {
  if (hasShut(business)) return closedWeek();
  return business.hours === undefined ? null : decodeHours(business.hours);
}
