import { tradesForKinds, tradesStandingIn } from '@gewerk/trades';
import { kindOf } from '../../document/filter-traits.js';
import type { Reading } from '../reader/reading.js';
import { preferringLikely } from './asked-conditions.js';

/** Trades that help where none of a reading's has a business: who asks for a violin maker is not helped by a builder. */
export function standInsFor(reading: Reading): string[] {
  const { exclusiveKinds = [] } = preferringLikely(reading, { required: [], preferred: [] });
  return exclusiveKinds.length === 0
    ? tradesStandingIn(reading.tradeKeys)
    : tradesForKinds(exclusiveKinds.map(kindOf));
}
