import { businessIdPattern } from '@gewerk/contracts';
import type { PanelFilter } from '@gewerk/contracts/bus';
import { citySlug, foldLoose, slugify } from '@gewerk/text';
import { Types } from 'mongoose';
import { readPhone, touchedBy, withFindings } from '../record/index.js';

const DAY_MS = 86_400_000;
const PHONE = /^[+(\d][\d\s()/.+-]{4,}\d$/;
/** Countries whose national phone number formats are tried. */
const COUNTRIES = ['DE', 'AT', 'CH', 'TR'];

/** Where in its document the record is, and which field has the time of its last change. */
interface Place {
  prefix: '' | 'record.';
  changed: 'updatedAt' | 'removedAt';
}

export const HIDDEN: Place = { prefix: '', changed: 'updatedAt' };
export const DELETED: Place = { prefix: 'record.', changed: 'removedAt' };

/** The database query for a filter of the panel's list. */
export function unlistedFilter(filter: PanelFilter, { prefix, changed }: Place): Record<string, unknown> {
  const { search, category, city, type, country, date, changedSince, source, run, runPart } = filter;
  const and = [...(run ? [touchedBy(run, runPart, prefix)] : []), ...withFindings(filter, prefix)];
  const from = date === undefined ? undefined : new Date(date);
  return {
    ...(search ? searched(search, prefix) : {}),
    ...(category && { [`${prefix}category`]: category }),
    ...(city && { [`${prefix}citySlug`]: citySlug(city) }),
    ...(type && { [`${prefix}type`]: type }),
    ...(country && { [`${prefix}countryCode`]: country.toUpperCase() }),
    ...(from && { [`${prefix}createdAt`]: { $gte: from, $lt: new Date(from.getTime() + DAY_MS) } }),
    ...(changedSince && { [changed]: { $gte: new Date(changedSince) } }),
    ...(source && { [`${prefix}source.kind`]: source }),
    ...(and.length > 0 && { $and: and }),
  };
}

/** Matches an id, a phone number, an email address, a place id, or a name that contains all the given parts. */
function searched(search: string, prefix: string): Record<string, unknown> {
  if (businessIdPattern.test(search)) return { _id: new Types.ObjectId(search) };
  if (search.includes('@')) return { [`${prefix}email`]: { $regex: `^${escaped(search)}$`, $options: 'i' } };
  if (PHONE.test(search)) {
    const numbers = COUNTRIES.flatMap((country) => readPhone(search, country)?.number ?? []);
    return { [`${prefix}phoneNumber`]: { $in: numbers } };
  }
  const words = foldLoose(search).split(' ').map(slugify).filter(Boolean);
  const parts = words.map((word) => ({ [`${prefix}nameSlug`]: { $regex: unfolded(word) } }));
  return { $or: [{ [`${prefix}placeId`]: search }, ...(parts.length > 0 ? [{ $and: parts }] : [])] };
}

/**
 * A pattern that matches the slugs of all spellings of a word: 'muller' matches those of Müller, Mueller and
 * Muller.
 */
const unfolded = (word: string): string => word.replace(/[aou]/g, '$&e?');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
