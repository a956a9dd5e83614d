import { tradesForKinds, tradesStandingIn } from '@gewerk/trades';
import { kindOf } from '../../document/filter-traits.js';
import type { Reading } from '../reader/reading.js';
import { preferringLikely } from './asked-conditions.js';

/**
 * Trades that help if no business has the requested ones. For an exclusive kind, only those that serve it: a builder
 * does not help someone who needs a violin maker.
 */
export function standInsFor(reading: Reading): string[] {
  const { exclusiveKinds = [] } = preferringLikely(reading, { required: [], preferred: [] });
  return exclusiveKinds.length === 0
    ? tradesStandingIn(reading.tradeKeys)
    : tradesForKinds(exclusiveKinds.map(kindOf));
}
