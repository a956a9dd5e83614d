import { businessIdPattern, invalidField } from '@gewerk/contracts';
import type { ExportFilter, PanelSort, scanExportedBusinesses, ParsedInputOf } from '@gewerk/contracts/bus';
import { citySlug } from '@gewerk/text';
import { type QueryFilter, Types } from 'mongoose';
import { type BusinessRecord, touchedBy, withFindings } from '../../record/index.js';

export type ExportPage = ParsedInputOf<typeof scanExportedBusinesses>;
export type SortedPage = ExportPage & { sortBy: PanelSort };
type Filter = QueryFilter<BusinessRecord>;

const DAY_MS = 86_400_000;

/** What each order of the panel's list sorts by. */
export const sortField = {
  name: 'nameSlug',
  city: 'citySlug',
  category: 'category',
  rating: 'ratingValue',
  reviewCount: 'reviewCount',
} as const satisfies Record<PanelSort, keyof BusinessRecord>;

export function exportFilter(filter: ExportFilter): Filter {
  const { category, city, type, country, search, date, changedSince, source, run, runPart } = filter;
  const and = [...words(search ?? '').map(holdsWord), ...withFindings(filter)];
  return {
    // Individually selected businesses are included, listed or not.
    ...(filter.selection ? {} : { listed: true }),
    ...(category ? { category } : {}),
    ...(city ? { citySlug: citySlug(city) } : {}),
    ...(type ? { type } : {}),
    ...(country ? { countryCode: country.toUpperCase() } : {}),
    ...(date ? { createdAt: { $gte: new Date(date), $lt: new Date(Date.parse(date) + DAY_MS) } } : {}),
    ...(changedSince ? { updatedAt: { $gte: new Date(changedSince) } } : {}),
    ...(source ? { 'source.kind': source } : {}),
    ...(run ? touchedBy(run, runPart) : {}),
    ...(and.length > 0 ? { $and: and } : {}),
  };
}

export const exportOrder = ({ sortBy, sortOrder }: ExportPage): Record<string, 1 | -1> =>
  sortBy ? { [sortField[sortBy]]: sortOrder === 'asc' ? 1 : -1, _id: 1 } : { _id: 1 };

/** Matches the records after the previous page. As in MongoDB, missing values come first in ascending order. */
export function afterPosition({ after, sortBy, sortOrder }: ExportPage): Filter {
  if (!after) return {};
  if (!businessIdPattern.test(after.id))
    throw invalidField('after', 'must be a position from an earlier page, or null');
  const _id = { $gt: new Types.ObjectId(after.id) };
  if (!sortBy) return { _id };
  const field = sortField[sortBy];
  const same = { [field]: after.value, _id };
  if (after.value === null) return sortOrder === 'desc' ? same : { $or: [same, { [field]: { $ne: null } }] };
  if (sortOrder === 'asc') return { $or: [same, { [field]: { $gt: after.value } }] };
  return { $or: [same, { [field]: { $lt: after.value } }, { [field]: null }] };
}

const words = (search: string): string[] => search.split(/\s+/).filter((word) => word !== '');

function holdsWord(word: string): Filter {
  const pattern = new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i');
  return { $or: [{ name: pattern }, { address: pattern }, { fullAddress: pattern }, { city: pattern }] };
}
