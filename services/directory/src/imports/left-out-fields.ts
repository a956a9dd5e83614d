import type { BusinessInput } from '@gewerk/contracts';
import { clipped, LEFT_OUT_VALUE, type LeftOutField } from '@gewerk/contracts/bus';
import type { ParseFault } from '@gewerk/opening-hours';
import { tradeMisspelt } from '@gewerk/trades';
import type { BusinessFields } from '../record/index.js';

const ADDRESSES = ['email', 'website', 'reviewsLink'] as const;

type LeftOut = Omit<LeftOutField, 'row_number'>;

/**
 * Fields of a source that were not stored because their values are not valid, and the category if it would be
 * new but looks like a misspelt trade.
 */
export function leftOutFields(
  input: BusinessInput,
  fields: BusinessFields,
  hoursFault: ParseFault | undefined,
): LeftOut[] {
  const found: LeftOut[] = [];
  for (const field of ADDRESSES) {
    const value = input[field]?.trim();
    if (value && fields[field] === undefined) found.push({ code: 'invalid', field, value: shown(value) });
  }
  const photo = input.photos && droppedPhoto(input.photos, fields.photos);
  if (photo) found.push({ code: 'invalid', field: 'photos', value: shown(photo) });
  if (hoursFault) found.push({ code: 'unreadable', field: 'hours', value: shown(textOf(input.hours)) });
  const meant = fields.tradeKey === undefined ? tradeMisspelt(fields.category ?? '') : undefined;
  if (meant && fields.category === fields.rawCategory) {
    const value = shown(fields.category ?? '');
    found.push({ code: 'misspelt', field: 'category', value, result: shown(meant.label) });
  }
  return found;
}

/** The input to merge over a stored business: an unreadable value does not remove a stored one. */
export function withoutFields(input: BusinessInput, leftOut: readonly LeftOut[]): BusinessInput {
  const names = leftOut
    .filter(({ code, field }) => field !== 'photos' && code !== 'misspelt')
    .map(({ field }) => field);
  if (names.length === 0) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([field]) => !names.includes(field)),
  ) as BusinessInput;
}

function droppedPhoto(given: readonly string[], kept: readonly string[]): string | undefined {
  if (given.length === kept.length) return undefined;
  const known = new Set(kept);
  return given.map((photo) => photo.trim()).find((photo) => photo !== '' && !known.has(photo));
}

const textOf = (hours: BusinessInput['hours']): string =>
  typeof hours === 'string' ? hours : JSON.stringify(hours ?? '');

const shown = (value: string): string => clipped(value, LEFT_OUT_VALUE);
