import { createRequire } from 'node:module';
import type { opening_hours as OsmRules } from 'opening_hours';
import {
  MAX_SPANS_PER_DAY,
  MINUTES_PER_DAY,
  closedWeek,
  weekdays,
  type OpeningHours,
} from './opening-hours.js';
import { HoursFault } from './parse-fault.js';
import { applyWeekText } from './week-text.parser.js';

/**
 * Only texts with the words of OpenStreetMap rules are passed to the library, since it would also guess at
 * free text.
 */
const OSM_TEXT =
  /^(?:mo|tu|we|th|fr|sa|su|ph|sh|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|easter|sunrise|sunset|dawn|dusk|off|open|closed|days?|"[^"]*"|[\d\s:;,.+|/()[\]-])+$/i;
/** The parts of such rules that only the library supports. */
const OSM_PARTS =
  /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|easter|sunrise|sunset|dawn|dusk|\[|\|\||20\d\d/i;
const SUN_TIMES = /sunrise|sunset|dawn|dusk/i;
const HOLIDAY_RULE = /^\s*[PS]H\b/i;

/** A Monday whose week has no clock change anywhere: the library computes in the process's own time zone. */
const WEEK_START = { year: 2026, month: 5, day: 1 };
const MINUTE_MS = 60_000;
const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

const require = createRequire(import.meta.url);

/**
 * Reduces OpenStreetMap rules that the text parser does not support, such as 'Jan-Dec Mo-Fr 09:00-17:00', to
 * a week. Null if the text is not such a rule, or its hours are uncertain or too many for a day.
 * @throws HoursFault `seasonal` if the rules differ from week to week.
 */
export function reduceOsmRules(text: string, countryCode: string): OpeningHours | null {
  if (!OSM_PARTS.test(text) || !OSM_TEXT.test(text)) return null;
  const rules = text.split(';');
  const week = readWeek(rules.filter((rule) => !HOLIDAY_RULE.test(rule)).join(';'), countryCode);
  if (week === 'seasonal') {
    throw new HoursFault('seasonal', `the hours differ from week to week: '${text}'`);
  }
  const holidayRules = rules.filter((rule) => HOLIDAY_RULE.test(rule));
  if (week && holidayRules.length > 0) {
    applyWeekText(week, holidayRules.join(';'), new Set());
  }
  return week;
}

function readWeek(text: string, countryCode: string): OpeningHours | 'seasonal' | null {
  // Loaded on first use: few texts need it, and it takes 20 MB of memory.
  const Rules = require('opening_hours') as typeof OsmRules;
  try {
    const address = { country_code: countryCode.toLowerCase(), state: '' };
    const rules = new Rules(text, { lat: 0, lon: 0, address });
    if (SUN_TIMES.test(text) || !rules.isWeekStable()) return 'seasonal';
    return typicalWeek(rules);
  } catch {
    // For an invalid rule the library throws texts as well as errors; the caller reports its own, shorter
    // fault.
    return null;
  }
}

function typicalWeek(rules: OsmRules): OpeningHours | null {
  const { year, month, day } = WEEK_START;
  const monday = new Date(year, month, day);
  const hours = closedWeek();
  // One extra day on either side distinguishes an opening through the night from Sunday to Monday from one
  // that begins at midnight.
  const intervals = rules.getOpenIntervals(new Date(year, month, day - 1), new Date(year, month, day + 8));
  for (const [start, end, isUnknown] of intervals) {
    if (isUnknown) return null;
    addInterval(hours, minutesBetween(monday, start), minutesBetween(monday, end));
  }
  return weekdays.every((weekday) => hours[weekday].length <= MAX_SPANS_PER_DAY) ? hours : null;
}

/**
 * Adds a stretch, in minutes from the week's start, day by day; one that begins after midnight and ends before the
 * end of the following day stays one span.
 */
function addInterval(hours: OpeningHours, start: number, end: number): void {
  for (let from = start; from < Math.min(end, MINUTES_PER_WEEK);) {
    const day = Math.floor(from / MINUTES_PER_DAY);
    const midnight = day * MINUTES_PER_DAY;
    const isOvernight = from > midnight && end < midnight + 2 * MINUTES_PER_DAY;
    const until = isOvernight ? end : Math.min(end, midnight + MINUTES_PER_DAY);
    const weekday = weekdays[day];
    if (weekday) hours[weekday].push([from - midnight, until - midnight]);
    from = until;
  }
}

function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
}
