import type { BusinessDetail } from '@gewerk/contracts';
import { formatHolidays, formatSchoolHolidays, formatWeek } from '@gewerk/opening-hours';
import { publicCategories } from './normalise/category-slugs.js';
import { decodeHours } from './normalise/hours.js';
import { toCard } from './business-card.mapper.js';
import type { BusinessRecord } from './business.record.js';
import { labelledTypes } from './labelled-types.js';
import { openStatus } from './open-status.js';

/** A business with everything its page shows, open or closed as of `at`. */
export function toDetail(business: BusinessRecord, at: Date = new Date()): BusinessDetail {
  const status = openStatus(business, at);
  const week = business.hours === undefined ? null : decodeHours(business.hours);
  return {
    ...toCard(business, at, status),
    subtypes: labelledTypes(business.subtypes),
    email: business.email ?? null,
    description: business.description ?? null,
    about: business.about === undefined ? null : (JSON.parse(business.about) as Record<string, unknown>),
    reviewsLink: business.reviewsLink ?? null,
    reviewsPerScore: business.reviewsPerScore ?? null,
    workingHours: week && { ...formatWeek(week) },
    holidayHours: week && formatHolidays(week),
    schoolHolidayHours: week && formatSchoolHolidays(week),
    opensAt: status.opensAt,
    timeZone: business.timeZone ?? null,
    businessStatus: business.businessStatus ?? null,
    categorySlugs: publicCategories(business.categorySlugs),
    ...(business.listed ? {} : { listed: false as const }),
    createdAt: business.createdAt.toISOString(),
    updatedAt: business.updatedAt.toISOString(),
  };
}
