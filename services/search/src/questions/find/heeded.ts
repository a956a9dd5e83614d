import { foldLoose } from '@gewerk/text';
import type { Part, Reading } from '../reader/reading.js';
import type { AskedConditions } from './asked-conditions.js';
import type { Wanted } from './engine-queries.js';

/** What an answer heeds of a reading. */
export interface Heeded {
  parts: readonly Part[];
  /** Words without influence, as typed or folded. */
  ignored: readonly string[];
}

export const NO_CONDITIONS: AskedConditions = { required: [], preferred: [] };

export const isAsking = ({ required, preferred }: AskedConditions): boolean =>
  required.length + preferred.length > 0;

/** A name with some words wrong, rather than a trade with words around it: it has a word beside the trade. */
export function isMostly({ rest, unknown }: Reading, missing: readonly string[]): boolean {
  const isHit = unknown.some((word) => !missing.includes(foldLoose(word)));
  return isHit && missing.length * 2 <= rest.split(' ').length;
}

export const isCondition = (kind: Part['kind']): boolean =>
  kind === 'time' || kind === 'attribute' || kind === 'wish' || kind === 'near-me';

/** The text to be found: without fillers, and without what became a condition. */
export function withText(
  wanted: Wanted,
  { whole, rest, place, parts }: Reading,
  asked: AskedConditions,
): Wanted {
  const isName = !isAsking(asked) && parts.some(({ kind }) => isCondition(kind));
  const text = isName || rest === '' || (place !== null && !isAsking(asked)) ? whole : rest;
  return { ...wanted, text, conditions: [...wanted.conditions, ...asked.required] };
}

/** Times and attributes that nothing fulfils count as ignored. */
export function withoutConditions(parts: readonly Part[], ignored: readonly string[]): Heeded {
  const isUnheeded = ({ kind }: Part) => kind === 'time' || kind === 'attribute';
  return {
    parts: parts.filter((part) => !isUnheeded(part)),
    ignored: [...ignored, ...parts.filter(isUnheeded).map(({ text }) => text)],
  };
}

/** The reading of a need whose less likely trades are meant; null where it has none. */
export function meaningOthers(reading: Reading): Reading | null {
  const [first] = reading.otherKeys;
  if (first === undefined) return null;
  const parts = reading.parts.map((part) => (part.kind === 'need' ? { ...part, value: first } : part));
  return { ...reading, tradeKeys: reading.otherKeys, parts };
}
