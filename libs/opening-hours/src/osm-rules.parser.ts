import OsmRules from 'opening_hours';
import {
  MAX_SPANS_PER_DAY,
  MINUTES_PER_DAY,
  closedWeek,
  weekdays,
  type OpeningHours,
} from './opening-hours.js';
import { HoursFault } from './parse-fault.js';
import { parseWeekText } from './week-text.parser.js';

/** What the library is asked about: OpenStreetMap's own words only, since it would also guess at free text. */
const OSM_TEXT =
  /^(?:mo|tu|we|th|fr|sa|su|ph|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|easter|sunrise|sunset|dawn|dusk|off|open|closed|days?|"[^"]*"|[\d\s:;,.+|/()[\]-])+$/i;
const SUN_TIMES = /sunrise|sunset|dawn|dusk/i;
const HOLIDAY_RULE = /^\s*PH\b/i;

/** A Monday whose week has no change of clocks anywhere: the library computes in the process's own time zone. */
const WEEK_START = { year: 2026, month: 5, day: 1 };
const MINUTE_MS = 60_000;

/**
 * Reduces OpenStreetMap rules that the text parser does not know, such as 'Jan-Dec Mo-Fr 09:00-17:00', to a week. Null when the text is no such rule.
 * @throws HoursFault `seasonal` when the rules differ from week to week.
 */
export function reduceOsmRules(text: string, countryCode: string): OpeningHours | null {
  if (!OSM_TEXT.test(text)) return null;
  const rules = text.split(';');
  const weekRules = readRules(rules.filter((rule) => !HOLIDAY_RULE.test(rule)).join(';'), countryCode);
  if (!weekRules) return null;
  if (SUN_TIMES.test(text) || !weekRules.isWeekStable()) {
    throw new HoursFault('seasonal', `the hours differ from week to week: '${text}'`);
  }
  const hours = typicalWeek(weekRules);
  const holidayRules = rules.filter((rule) => HOLIDAY_RULE.test(rule));
  if (hours && holidayRules.length > 0) {
    hours.publicHolidays = parseWeekText(holidayRules.join(';'), new Set()).publicHolidays;
  }
  return hours;
}

function readRules(text: string, countryCode: string): OsmRules | null {
  try {
    return new OsmRules(text, {
      lat: 0,
      lon: 0,
      address: { country_code: countryCode.toLowerCase(), state: '' },
    });
  } catch {
    // The library throws texts and errors alike for what is no valid rule; the caller reports its own, shorter fault.
    return null;
  }
}

function typicalWeek(rules: OsmRules): OpeningHours | null {
  const { year, month, day } = WEEK_START;
  const monday = new Date(year, month, day);
  const hours = closedWeek();
  for (const [start, end, isUnknown] of rules.getOpenIntervals(monday, new Date(year, month, day + 7))) {
    if (isUnknown) return null;
    addInterval(hours, minutesBetween(monday, start), minutesBetween(monday, end));
  }
  return weekdays.every((weekday) => hours[weekday].length <= MAX_SPANS_PER_DAY) ? hours : null;
}

/** Adds a stretch of the week; one that runs past the following midnight is cut there, as a day open round the clock is written. */
function addInterval(hours: OpeningHours, start: number, end: number): void {
  for (let from = start; from < end;) {
    const day = Math.floor(from / MINUTES_PER_DAY);
    const midnight = day * MINUTES_PER_DAY;
    const isOvernight = from > midnight && end - midnight < 2 * MINUTES_PER_DAY;
    const until = isOvernight ? end : Math.min(end, midnight + MINUTES_PER_DAY);
    const weekday = weekdays[day];
    if (weekday) hours[weekday].push([from - midnight, until - midnight]);
    from = until;
  }
}

function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
}
