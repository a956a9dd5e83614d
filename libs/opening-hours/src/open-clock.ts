import { HolidayCalendar, type HolidayRegion } from './holiday-calendar.js';
import { MINUTES_PER_DAY, type OpeningHours } from './opening-hours.js';
import { WeekTimeline } from './week-timeline.js';
import { ZoneCache } from './zone-cache.js';

/** Where and when: the place determines the wall clock and the public holidays. */
export interface OpenStateQuery {
  /** IANA time zone of the business. */
  timeZone: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** ISO 3166-2 ('DE-BY', 'AT-3'); without it only the country's own holidays count. */
  stateCode?: string | null;
  at: Date;
}

export interface OpenState {
  isOpen: boolean;
  /** The next instant at which `isOpen` changes; null if that is not within 14 days. */
  changesAt: Date | null;
  /**
   * While closed, the next opening (then equal to `changesAt`); null while open, or if there is none within
   * 14 days.
   */
  opensAt: Date | null;
}

/** How far ahead a change is looked for. */
const HORIZON_MINUTES = 14 * MINUTES_PER_DAY;
const MINUTE_MS = 60_000;

/**
 * Computes whether businesses are open. Caches time-zone offsets and holidays, so one clock serves a whole
 * process.
 */
export class OpenClock {
  private readonly zones = new ZoneCache();
  private readonly calendar = new HolidayCalendar();

  /**
   * The state by the wall clock at the place of the business. If a clock change repeats a time of day, both
   * occurrences count; a time of day that it skips never occurs.
   * @throws RangeError if `timeZone` is not an IANA time zone or `at` is not a valid date.
   */
  stateOf(hours: OpeningHours, query: OpenStateQuery): OpenState {
    const at = query.at.getTime();
    if (Number.isNaN(at)) throw new RangeError('at is not a valid date');
    const zone = this.zones.offsetsOf(query.timeZone);
    const week = new WeekTimeline(hours, this.holidays(hours, query));
    const horizon = at + HORIZON_MINUTES * MINUTE_MS;

    let stretch = zone.at(at);
    let minute = Math.floor((at + stretch.offset) / MINUTE_MS);
    const isOpen = week.isOpen(minute);
    // Within a stretch, the wall clock advances like the instants; at its end the wall clock may jump, and
    // the state may change with it.
    for (;;) {
      const past = Math.floor((Math.min(horizon, stretch.until) + stretch.offset) / MINUTE_MS);
      const flip = week.nextChange(minute, past);
      const flipAt = flip === null ? Infinity : flip * MINUTE_MS - stretch.offset;
      if (flipAt < stretch.until && flipAt <= horizon) return state(isOpen, new Date(flipAt));
      if (stretch.until >= horizon) return state(isOpen, null);
      const boundary = stretch.until;
      stretch = zone.at(boundary);
      minute = Math.floor((boundary + stretch.offset) / MINUTE_MS);
      if (week.isOpen(minute) !== isOpen) return state(isOpen, new Date(boundary));
    }
  }

  private holidays(hours: OpeningHours, query: OpenStateQuery): HolidayRegion | null {
    return hours.publicHolidays === null ? null : this.calendar.region(query.countryCode, query.stateCode);
  }
}

function state(isOpen: boolean, changesAt: Date | null): OpenState {
  return { isOpen, changesAt, opensAt: isOpen ? null : changesAt };
}

const sharedClock = new OpenClock();

/** {@link OpenClock.stateOf} on a clock shared by the process. */
export function openState(hours: OpeningHours, query: OpenStateQuery): OpenState {
  return sharedClock.stateOf(hours, query);
}
