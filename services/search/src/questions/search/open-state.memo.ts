import { OpenClock } from '@gewerk/opening-hours';
import type { OpeningTimes } from '../../document/business-document.js';

const MAX_ENTRIES = 20_000;
/** A state without a change within two weeks is computed again after an hour. */
const LASTING_MS = 3_600_000;

export interface OpenState {
  /** Milliseconds since the epoch; Infinity if the state never changes. */
  validUntil: number;
  /** JSON of the state's fields, to be appended to others. */
  json: string;
}

const UNKNOWN: OpenState = { validUntil: Infinity, json: ',"isOpen":null,"openChangesAt":null' };

/**
 * Computes whether a business is open, once for all businesses with equal hours in the same region, and keeps the
 * result until it changes.
 */
export class OpenStateMemo {
  private readonly clock = new OpenClock();
  private readonly memos = new Map<string, OpenState>();

  /** `opening` as indexed; `now` in milliseconds. */
  at(opening: string | null, now: number): OpenState {
    if (opening === null) return UNKNOWN;
    const known = this.memos.get(opening);
    if (known && now < known.validUntil) return known;
    const memo = this.compute(opening, now);
    if (this.memos.size >= MAX_ENTRIES) this.memos.clear();
    this.memos.set(opening, memo);
    return memo;
  }

  private compute(opening: string, now: number): OpenState {
    const { hours, timeZone, countryCode, stateCode } = JSON.parse(opening) as OpeningTimes;
    if (!hours) return UNKNOWN;
    const at = new Date(now);
    const { isOpen, changesAt } = this.clock.stateOf(hours, { timeZone, countryCode, stateCode, at });
    return {
      validUntil: changesAt?.getTime() ?? now + LASTING_MS,
      json: `,"isOpen":${isOpen},"openChangesAt":${changesAt ? `"${changesAt.toISOString()}"` : 'null'}`,
    };
  }
}
