import type { HolidayRegion } from './holiday-calendar.js';
import { MINUTES_PER_DAY, weekdays, type OpeningHours, type TimeSpan } from './opening-hours.js';

/** 1970-01-01 was a Thursday, three days after a Monday. */
export const EPOCH_WEEKDAY = 3;
const NO_SPANS: readonly TimeSpan[] = [];

/** A week of opening hours laid out along the local calendar, in wall-clock minutes since 1970-01-01 00:00. */
export class WeekTimeline {
  constructor(
    private readonly hours: OpeningHours,
    private readonly holidays: HolidayRegion | null,
  ) {}

  isOpen(minute: number): boolean {
    return this.openUntil(minute) !== null;
  }

  /** The first minute after `minute`, up to `limit`, with a different state; null if there is none. */
  nextChange(minute: number, limit: number): number | null {
    let end = this.openUntil(minute);
    if (end === null) return this.nextStart(minute, limit);
    while (end <= limit) {
      const further = this.openUntil(end);
      if (further === null) return end;
      end = further;
    }
    return null;
  }

  /**
   * The end of the latest span that covers the minute; null if there is none. A span of the previous day may extend
   * into the day.
   */
  private openUntil(minute: number): number | null {
    const today = Math.floor(minute / MINUTES_PER_DAY);
    let until: number | null = null;
    for (let day = today - 1; day <= today; day += 1) {
      const offset = minute - day * MINUTES_PER_DAY;
      for (const [start, end] of this.spansOf(day)) {
        if (start <= offset && offset < end) until = Math.max(until ?? 0, minute - offset + end);
      }
    }
    return until;
  }

  private nextStart(minute: number, limit: number): number | null {
    const lastDay = Math.floor(limit / MINUTES_PER_DAY);
    for (let day = Math.floor(minute / MINUTES_PER_DAY); day <= lastDay; day += 1) {
      const midnight = day * MINUTES_PER_DAY;
      for (const [start] of this.spansOf(day)) {
        if (midnight + start > minute) return midnight + start <= limit ? midnight + start : null;
      }
    }
    return null;
  }

  private spansOf(day: number): readonly TimeSpan[] {
    if (this.holidays?.has(day)) return this.hours.publicHolidays ?? NO_SPANS;
    const weekday = weekdays[(((day + EPOCH_WEEKDAY) % 7) + 7) % 7];
    return weekday ? this.hours[weekday] : NO_SPANS;
  }
}
