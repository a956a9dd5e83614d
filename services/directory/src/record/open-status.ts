import { openState } from '@gewerk/opening-hours';
import { decodeHours } from './normalise/hours.js';
import type { BusinessRecord } from './business.record.js';

export interface OpenStatus {
  /** null if the hours or the time zone are unknown. */
  isOpen: boolean | null;
  openChangesAt: string | null;
  opensAt: string | null;
}

type Place = Pick<BusinessRecord, 'hours' | 'timeZone' | 'countryCode' | 'stateCode' | 'businessStatus'>;

const UNKNOWN: OpenStatus = { isOpen: null, openChangesAt: null, opensAt: null };
const SHUT: OpenStatus = { isOpen: false, openChangesAt: null, opensAt: null };

interface Remembered {
  status: OpenStatus;
  from: number;
  /** The time until which this status is valid. */
  until: number;
}

const CACHED = 20_000;
/** A status without an upcoming change is checked again after this time. */
const RECHECK_MS = 60 * 60 * 1_000;

const remembered = new Map<string, Remembered>();

/** Whether a business is permanently or temporarily closed; its hours are then ignored. */
export function hasShut({ businessStatus }: Pick<BusinessRecord, 'businessStatus'>): boolean {
  return businessStatus !== undefined && businessStatus !== 'OPERATIONAL';
}

/** Whether a business has closed permanently; lists end with such businesses. */
export function goneOf({ businessStatus }: { businessStatus?: string | undefined }): true | undefined {
  return businessStatus === 'CLOSED_PERMANENTLY' || undefined;
}

/**
 * Whether a business is open at `at` by its local time. Permanently or temporarily closed businesses are never
 * open.
 */
export function openStatus(business: Place, at: Date): OpenStatus {
  const { hours, timeZone, countryCode, stateCode } = business;
  if (hasShut(business)) return SHUT;
  if (hours === undefined || timeZone === undefined) return UNKNOWN;
  const now = at.getTime();
  const key = `${timeZone}|${countryCode}|${stateCode ?? ''}|${hours}`;
  const known = remembered.get(key);
  if (known && known.from <= now && now < known.until) return known.status;
  const state = openState(decodeHours(hours), { timeZone, countryCode, stateCode: stateCode ?? null, at });
  const status = {
    isOpen: state.isOpen,
    openChangesAt: state.changesAt?.toISOString() ?? null,
    opensAt: state.opensAt?.toISOString() ?? null,
  };
  if (remembered.size >= CACHED) remembered.clear();
  remembered.set(key, { status, from: now, until: state.changesAt?.getTime() ?? now + RECHECK_MS });
  return status;
}
