import { LRUCache } from 'lru-cache';
import { foldHoursText } from './hours-vocabulary.js';
import {
  closedWeek,
  isWeekday,
  MAX_SPANS_PER_DAY,
  normaliseSpans,
  ruleOf,
  weekdays,
  type DayIndex,
  type OpeningHours,
  type TimeSpan,
} from './opening-hours.js';
import { HoursFault, type ParseAssumption } from './parse-fault.js';
import { TokenReader } from './token-reader.js';

/** A day as found in a record, with its hours. */
export type DayEntry = readonly [day: string, value: unknown];

/** Values that a sheet writes for a day without hours. */
const CLOSED_MARKS = new Set(['', 'x', '-', '--']);

interface DayReading {
  spans: TimeSpan[];
  assumptions: readonly ParseAssumption[];
}

/** Caches readings, since a sheet repeats a few different days; faults are not cached. */
const readings = new LRUCache<string, DayReading>({ max: 2_000 });
const dayKeys = new LRUCache<string, readonly DayIndex[]>({ max: 200 });

/**
 * Reads a record of days, each with a text or a list of texts. A weekday that is missing or empty is closed;
 * a day that is named twice has the spans of both.
 * @throws HoursFault `empty` if no day has any content, otherwise a fault that names the day.
 */
export function parseWeekRecord(
  entries: readonly DayEntry[],
  assumptions: Set<ParseAssumption>,
): OpeningHours {
  const hours = closedWeek();
  let hasValue = false;
  for (const [key, value] of entries) {
    const days = dayKeys.get(key) ?? readDayKey(key);
    const text = readDayText(key, value);
    hasValue ||= text !== '' && days.some(isWeekday);
    if (text === '' && !days.every(isWeekday)) continue;
    const spans = readDay(key, text, assumptions);
    for (const day of days) {
      const name = ruleOf(day);
      if (name) hours[name] = normaliseSpans([...(hours[name] ?? []), ...spans]);
    }
  }
  if (!hasValue) throw new HoursFault('empty', 'no day has opening hours');
  const full = weekdays.find((day) => hours[day].length > MAX_SPANS_PER_DAY);
  if (full) throw new HoursFault('too-many-spans', `more than ${MAX_SPANS_PER_DAY} spans on ${full}`);
  return hours;
}

/** 'Monday', 'Montag', 'Mo-Fr', 'Monday hours'. */
function readDayKey(key: string): readonly DayIndex[] {
  const reader = new TokenReader(foldHoursText(key).replace(/[\s_]*hours$/, ''), new Set());
  const days = reader.takeDays();
  reader.take('colon');
  if (!days || reader.peek() !== undefined) {
    throw new HoursFault(
      'unknown-day',
      `'${key}' is not a weekday; expected Monday to Sunday, PublicHolidays or SchoolHolidays`,
    );
  }
  dayKeys.set(key, days);
  return days;
}

function readDayText(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ').trim();
  throw new HoursFault('wrong-type', `${key}: expected a text such as 09:00-18:00 or a list of them`);
}

function readDay(key: string, text: string, assumptions: Set<ParseAssumption>): TimeSpan[] {
  let reading = readings.get(text);
  if (!reading) {
    reading = parseDay(key, text);
    readings.set(text, reading);
  }
  for (const assumption of reading.assumptions) assumptions.add(assumption);
  return reading.spans;
}

function parseDay(key: string, text: string): DayReading {
  if (CLOSED_MARKS.has(foldHoursText(text))) return { spans: [], assumptions: [] };
  const assumptions = new Set<ParseAssumption>();
  try {
    const reader: TokenReader = new TokenReader(text, assumptions);
    if (reader.take('appointment') && reader.peek() === undefined) {
      return { spans: [], assumptions: ['appointment-days-closed'] };
    }
    const spans = reader.takeSpans();
    if (!spans || reader.peek() !== undefined) reader.fail();
    return { spans, assumptions: [...assumptions] };
  } catch (error) {
    throw error instanceof HoursFault ? new HoursFault(error.code, `${key}: ${error.message}`) : error;
  }
}
