import type { EngineHit } from '../../engine/engine-query.js';
import type { Reading } from '../reader/reading.js';
import type { Found } from './business-finder.js';
import { isMisspeltTrade } from './heeded.js';
import { isNamedBy, isNearlyNamedBy } from './word-match.js';

const FIRST = 5;

/**
 * Whether the first hits are neither of the trade that a text resembles nor named like it. At a place the trade itself is
 * asked for unless a name is like the text: it has those around, too.
 */
export function isOther({ hits, notice }: Found, reading: Reading, isAtPlace: boolean): boolean {
  if (reading.unknown.length > 0) return false;
  const first = hits.slice(0, FIRST);
  const isMeant = ({ tradeKey }: EngineHit) => !!tradeKey && reading.tradeKeys.includes(tradeKey);
  if (notice !== null) return true;
  // 'Pastne' is one letter from a trade and two from 'Partner'.
  return isMisspeltTrade(reading)
    ? !((!isAtPlace && first.every(isMeant)) || first.some((hit) => isNearlyNamedBy(reading.rest, hit)))
    : !first.some((hit) => isMeant(hit) || isNamedBy(reading.rest, hit));
}
