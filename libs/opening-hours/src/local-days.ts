import { HolidayCalendar } from './holiday-calendar.js';
import { MINUTES_PER_DAY } from './opening-hours.js';
import { EPOCH_WEEKDAY } from './week-timeline.js';
import { ZoneCache } from './zone-cache.js';

/** The location to which hours apply. `countryCode` and `stateCode` determine the public holidays. */
export interface LocalRegion {
  /** IANA time zone. */
  timeZone: string;
  /** ISO 3166-1 alpha-2; without it no day is a holiday. */
  countryCode?: string | undefined;
  /** ISO 3166-2. */
  stateCode?: string | undefined;
}

/** A day of the local calendar, with what determines its opening hours. */
export interface LocalDay {
  /** 0 is Monday. */
  weekday: number;
  isHoliday: boolean;
}

/** The wall clock at a place. */
export interface LocalMoment {
  today: LocalDay;
  yesterday: LocalDay;
  /** Minutes since local midnight. */
  minute: number;
}

const MINUTE_MS = 60_000;

/** Finds the local weekday, holiday and minute of instants, for many regions at once. */
export class LocalDays {
  private readonly zones = new ZoneCache();
  private readonly calendar = new HolidayCalendar();

  /** @throws RangeError if `timeZone` is not an IANA time zone. */
  at(region: LocalRegion, instant: Date): LocalMoment {
    const now = instant.getTime();
    const minute = Math.floor((now + this.zones.offsetsOf(region.timeZone).at(now).offset) / MINUTE_MS);
    const day = Math.floor(minute / MINUTES_PER_DAY);
    return {
      today: this.day(region, day),
      yesterday: this.day(region, day - 1),
      minute: minute - day * MINUTES_PER_DAY,
    };
  }

  private day({ countryCode, stateCode }: LocalRegion, day: number): LocalDay {
    return {
      weekday: (day + EPOCH_WEEKDAY) % 7,
      isHoliday: countryCode !== undefined && this.calendar.region(countryCode, stateCode).has(day),
    };
  }
}
