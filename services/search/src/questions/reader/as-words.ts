import type { Reading } from './reading.js';

/** A reading without the conditions that an older index does not support: only its place and its words are left. */
export function asWords(reading: Reading): Reading {
  const { intent, whole, parts } = reading;
  if (whole === '') return reading;
  return {
    ...reading,
    intent: intent === 'everything' ? intent : 'name',
    reason: 'the index is older than this release',
    rest: reading.rest === '' ? whole : reading.rest,
    tradeKeys: [],
    otherKeys: [],
    contactKeys: [],
    ignored: [],
    unknown: [],
    parts: parts.filter(({ kind }) => kind === 'place' || kind === 'radius'),
  };
}
