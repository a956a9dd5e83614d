import { foldLoose } from '@gewerk/text';
import { isTradeWord } from '@gewerk/trades';
import type { EngineHit } from '../../engine/engine-query.js';
import type { Reading } from '../reader/reading.js';
import type { Found } from './business-finder.js';
import { isMisspeltTrade } from './used-parts.js';
import { isNamedBy, isNearlyNamedBy } from './word-match.js';

const FIRST = 5;

/**
 * Whether the first hits neither belong to the trade that a text resembles nor have a similar name. At a
 * place, or if the text's corrected words may name a kind, hits of the trade are not enough: unless a name
 * resembles the text, the trade itself is searched, which also finds businesses around the place.
 */
export function isOther({ hits, notice, missing }: Found, reading: Reading, isAtPlace: boolean): boolean {
  const first = hits.slice(0, FIRST);
  const isMeant = ({ tradeKey }: EngineHit) => !!tradeKey && reading.tradeKeys.includes(tradeKey);
  if (reading.unknown.length > 0) {
    const isNamed = (hit: EngineHit) => reading.unknown.some((word) => isNearlyNamedBy(foldLoose(word), hit));
    return isTradeMissing(reading, missing) && !first.some((hit) => isMeant(hit) || isNamed(hit));
  }
  // 'Lebensmivttel Vogt' is a name, although Vogt is a town.
  const isWhole = (hit: EngineHit) => reading.place !== null && isNamedBy(reading.whole, hit);
  if (first.some(isWhole)) return false;
  if (notice !== null) return true;
  // 'Pastne' is one letter from a trade and two from 'Partner'.
  const isAsked = isAtPlace || reading.meant !== undefined;
  return isMisspeltTrade(reading)
    ? !((!isAsked && first.every(isMeant)) || first.some((hit) => isNearlyNamedBy(reading.rest, hit)))
    : !first.some((hit) => isMeant(hit) || isNamedBy(reading.rest, hit));
}

/** 'Paris Friseur' found 'Auto Parts': the known word was dropped in favour of an unknown one. */
const isTradeMissing = ({ rest }: Reading, missing: readonly string[] = []): boolean =>
  missing.some((word) => isTradeWord(word) && rest.split(' ').includes(word));
