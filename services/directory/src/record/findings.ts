import { gradesOf, type KnownGrade, type PhotoOutcome, type WebsiteState } from '@gewerk/contracts';
import type { BusinessRecord } from './business.record.js';

/** The grade of a business's current website: a check of an earlier one does not count. */
export function knownGrade({ website, websiteCheck }: BusinessRecord): KnownGrade {
  if (!website) return 'none';
  return websiteCheck?.website === website ? websiteCheck.grade : 'unchecked';
}

interface WantedFindings {
  website?: WebsiteState | undefined;
  photos?: PhotoOutcome | undefined;
}

/** The query conditions for grades and photo outcomes. */
export function withFindings(
  { website, photos }: WantedFindings,
  prefix: '' | 'record.' = '',
): Record<string, unknown>[] {
  return [
    ...(website ? ofWebsite(website, prefix) : []),
    ...(photos ? [{ [`${prefix}photoUpdate.outcome`]: photos }] : []),
  ];
}

function ofWebsite(state: WebsiteState, prefix: string): Record<string, unknown>[] {
  const has = { [`${prefix}website`]: { $gt: '' } };
  const pair = [`$${prefix}website`, `$${prefix}websiteCheck.website`];
  if (state === 'none') return [{ $nor: [has] }];
  if (state === 'unchecked') return [has, { $expr: { $ne: pair } }];
  return [{ [`${prefix}websiteCheck.grade`]: { $in: gradesOf(state) } }, { $expr: { $eq: pair } }];
}
