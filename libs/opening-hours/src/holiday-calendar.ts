import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';

const require = createRequire(import.meta.url);

/**
 * Loaded when a holiday is first looked up: the rules of all countries take 30 MB, which an idle process does
 * not need.
 */
const holidays = (): typeof Holidays => require('date-holidays') as typeof Holidays;

const DAY_MS = 86_400_000;
/**
 * Limits of the cache: all countries together have about 700 states, and only the years around now are looked
 * up.
 */
const MAX_REGIONS = 1_000;
const MAX_YEARS = 20;

/** The public holidays of one country or state, as days since 1970-01-01 of the local calendar. */
export class HolidayRegion {
  private readonly years = new Map<number, Set<number>>();
  private current: { first: number; past: number; days: Set<number> } = {
    first: 0,
    past: 0,
    days: new Set(),
  };

  constructor(private readonly rules: Holidays | null) {}

  has(day: number): boolean {
    if (day < this.current.first || day >= this.current.past) this.turnTo(day);
    return this.current.days.has(day);
  }

  private turnTo(day: number): void {
    const year = new Date(day * DAY_MS).getUTCFullYear();
    let days = this.years.get(year);
    if (!days) {
      if (this.years.size >= MAX_YEARS) this.years.clear();
      days = publicHolidaysOf(this.rules, year);
      this.years.set(year, days);
    }
    this.current = { first: Date.UTC(year, 0, 1) / DAY_MS, past: Date.UTC(year + 1, 0, 1) / DAY_MS, days };
  }
}

/** Finds the holiday region of a country and state, and caches it. */
export class HolidayCalendar {
  private readonly regions = new Map<string, HolidayRegion>();

  /**
   * @param countryCode ISO 3166-1 alpha-2; in a country without known rules no day is a holiday.
   * @param stateCode ISO 3166-2 ('DE-BY', 'AT-3') or its last part; if unknown or missing, only the country's
   * own holidays count.
   */
  region(countryCode: string, stateCode?: string | null): HolidayRegion {
    const key = stateCode ? `${countryCode}/${stateCode}` : countryCode;
    let region = this.regions.get(key);
    if (!region) {
      if (this.regions.size >= MAX_REGIONS) this.regions.clear();
      region = new HolidayRegion(rulesOf(countryCode, stateCode));
      this.regions.set(key, region);
    }
    return region;
  }
}

function rulesOf(countryCode: string, stateCode?: string | null): Holidays | null {
  const country = countryCode.toUpperCase();
  const Rules = holidays();
  const directory = new Rules();
  if (!Object.hasOwn(directory.getCountries(), country)) return null;
  const state = stateCode?.toUpperCase().replace(`${country}-`, '');
  const options = { types: ['public' as const] };
  const isKnown = state !== undefined && Object.hasOwn(directory.getStates(country) ?? {}, state);
  return isKnown ? new Rules(country, state, options) : new Rules(country, options);
}

function publicHolidaysOf(rules: Holidays | null, year: number): Set<number> {
  const days = new Set<number>();
  for (const holiday of rules?.getHolidays(year) ?? []) {
    // Whole days only, counted with a tenth more, since a day on which the clocks go forward has 23 hours.
    const length = Math.floor((holiday.end.getTime() - holiday.start.getTime()) / DAY_MS + 0.1);
    // A holiday for part of a day, such as the afternoon of Christmas Eve, does not count as a public holiday.
    if (holiday.type !== 'public' || length < 1) continue;
    const first = Date.parse(`${holiday.date.slice(0, 10)}T00:00:00Z`) / DAY_MS;
    // Holidays that begin at sunset are listed under the evening before.
    const shift = Number(holiday.date.slice(11, 13)) >= 12 ? 1 : 0;
    for (let day = 0; day < length; day += 1) days.add(first + shift + day);
  }
  return days;
}
