/** A stretch of time with one UTC offset: from ≤ instant < until, all in milliseconds. */
export interface OffsetStretch {
  from: number;
  until: number;
  offset: number;
}

const DAY_MS = 86_400_000;
/**
 * How far a stretch is followed before it is cut; at least as far as the search for an opening state looks
 * ahead, so that one look-up is usually enough.
 */
const STRETCH_LIMIT_MS = 40 * DAY_MS;

/** How many stretches are cached for a zone: those around now, before and after a clock change. */
const MAX_STRETCHES = 16;

/** The UTC offsets of one IANA time zone; calls Intl only if an instant lies outside the known stretches. */
export class ZoneOffsets {
  private readonly format: Intl.DateTimeFormat;
  private stretches: OffsetStretch[] = [];

  /** @throws RangeError if the zone is not an IANA time zone. */
  constructor(readonly timeZone: string) {
    try {
      this.format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      });
    } catch {
      throw new RangeError(`timeZone '${timeZone}' is not an IANA time zone such as 'Europe/Berlin'`);
    }
  }

  /** The stretch that contains the instant. It may end at a cut where the offset does not change. */
  at(instant: number): OffsetStretch {
    for (const stretch of this.stretches) {
      if (instant >= stretch.from && instant < stretch.until) return stretch;
    }
    const measured = this.measure(instant);
    this.stretches = [measured, ...this.stretches.slice(0, MAX_STRETCHES - 1)];
    return measured;
  }

  private measure(instant: number): OffsetStretch {
    const from = Math.floor(instant / 1000) * 1000;
    const offset = this.offsetAt(from);
    for (let known = from; known < from + STRETCH_LIMIT_MS; known += DAY_MS) {
      if (this.offsetAt(known + DAY_MS) !== offset) {
        return { from, until: this.changeBetween(known, known + DAY_MS, offset), offset };
      }
    }
    return { from, until: from + STRETCH_LIMIT_MS, offset };
  }

  /** The first second after `same` with an offset other than `offset`, found by bisection. */
  private changeBetween(same: number, other: number, offset: number): number {
    let low = same;
    let high = other;
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000;
      if (this.offsetAt(middle) === offset) low = middle;
      else high = middle;
    }
    return high;
  }

  private offsetAt(instant: number): number {
    const field = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
    for (const { type, value } of this.format.formatToParts(instant)) {
      if (type in field) field[type as keyof typeof field] = Number(value);
    }
    return Date.UTC(field.year, field.month - 1, field.day, field.hour, field.minute, field.second) - instant;
  }
}
