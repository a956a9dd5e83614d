import { LocalDays, type LocalDay } from '@gewerk/opening-hours';
import { Injectable } from '@nestjs/common';
import { parseHoursRegion } from '../../document/hours-region.js';
import { type DayOfHours, wordsCovering } from '../../document/open-times.js';
import { oneOf } from '../../engine/conditions.js';
import { HoursRegions } from './hours-regions.js';

/** Matches businesses open at a given time, by their local time and public holidays. */
@Injectable()
export class OpenFilter {
  private readonly days = new LocalDays();

  constructor(private readonly regions: HoursRegions) {}

  /** @throws EngineUnavailable */
  async openAt(instant: Date): Promise<string> {
    const alike = new Map<string, { regions: string[]; words: string[] }>();
    for (const region of await this.regions.list()) {
      const { minute, today, yesterday } = this.days.at(parseHoursRegion(region), instant);
      const days = [dayOfHours(today), dayOfHours(yesterday)] as const;
      const key = `${minute} ${days.join(' ')}`;
      const group = alike.get(key) ?? { regions: [], words: wordsCovering(minute, ...days) };
      group.regions.push(region);
      alike.set(key, group);
    }
    const conditions = [...alike.values()].map(
      ({ regions, words }) => `(${oneOf('hoursRegion', regions)} AND ${oneOf('openWords', words)})`,
    );
    // If no business has hours, none is open.
    return conditions.length === 0 ? oneOf('hoursRegion', []) : conditions.join(' OR ');
  }
}

/** The day whose opening hours apply: the weekday, or 'holiday' on a public holiday. */
export const dayOfHours = ({ weekday, isHoliday }: LocalDay): DayOfHours => (isHoliday ? 'holiday' : weekday);
