import { slugify } from '@gewerk/text';
import type { Random } from './random.js';

/**
 * Ranges that the Bundesnetzagentur reserves for films and fiction: prefix and number of digits that follow.
 */
const LOCAL_RANGES: Readonly<Record<string, string>> = {
  Berlin: '030 23125',
  Hamburg: '040 66969',
  Köln: '0221 4710',
  München: '089 99998',
  'Frankfurt am Main': '069 90009',
};
const MOBILE_RANGES = ['0171 39200', '0176 040690'] as const;
const MAX_DOMAIN = 40;

/** A telephone number from a range reserved for fiction, in one of the spellings that sheets contain. */
export function phoneNumber(city: string, random: Random): string {
  const local = LOCAL_RANGES[city];
  const number =
    local === undefined
      ? `${random.pick(MOBILE_RANGES)}${String(random.integer(0, 99)).padStart(2, '0')}`
      : `${local}${String(random.integer(0, 999)).padStart(3, '0')}`;
  const style = random.next();
  if (style < 0.55) return number;
  if (style < 0.85) return number.replace(/^0/, '+49 ');
  return number.replace(' ', '/');
}

/** The domain of a business, under a top-level domain in which nobody can own a name. */
export const domainOf = (name: string): string =>
  `${slugify(name).slice(0, MAX_DOMAIN).replace(/-+$/, '')}.example`;
