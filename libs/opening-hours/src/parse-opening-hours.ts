import { LRUCache } from 'lru-cache';
import { reduceOsmRules } from './osm-rules.parser.js';
import type { OpeningHours } from './opening-hours.js';
import { HoursFault, type ParseAssumption, type ParseResult } from './parse-fault.js';
import { readStructuredText } from './structured-text.js';
import { parseWeekRecord, type DayEntry } from './week-record.parser.js';
import { parseWeekText } from './week-text.parser.js';

/** The location of the business; only the rarest OpenStreetMap rules need it. */
export interface ParseHint {
  /** ISO 3166-1 alpha-2. */
  countryCode?: string | null;
}

/** Longer than any real week; limits the work that a hostile cell can cause. */
const MAX_TEXT_LENGTH = 4_000;
const MAX_ENTRIES = 40;

const results = new LRUCache<string, ParseResult>({ max: 10_000 });

/**
 * Reads opening hours in any form used by sheets and forms into the normal form: a record of days, a list of
 * `{day, hours}`, either of them as JSON or Python text, OpenStreetMap rules, and English, German or Turkish
 * text. Never throws; a text that is not fully understood results in a fault. Results are shared and frozen.
 */
export function parseOpeningHours(
  raw: string | Record<string, unknown> | readonly unknown[],
  hint: ParseHint = {},
): ParseResult {
  if (typeof raw !== 'string') return attempt((assumptions) => parseValue(raw, assumptions, hint));
  const key = `${hint.countryCode ?? ''} ${raw}`;
  const known = results.get(key);
  if (known) return known;
  const result = attempt((assumptions) => parseText(raw, assumptions, hint));
  if (raw.length <= MAX_TEXT_LENGTH) results.set(key, result);
  return result;
}

function attempt(parse: (assumptions: Set<ParseAssumption>) => OpeningHours): ParseResult {
  const assumptions = new Set<ParseAssumption>();
  try {
    return freeze({ hours: parse(assumptions), assumptions: [...assumptions] });
  } catch (error) {
    if (!(error instanceof HoursFault)) throw error;
    return Object.freeze({ fault: Object.freeze({ code: error.code, detail: error.message }) });
  }
}

function parseText(raw: string, assumptions: Set<ParseAssumption>, hint: ParseHint): OpeningHours {
  const text = raw.trim();
  if (text === '') throw new HoursFault('empty', 'no opening hours are given');
  if (text.length > MAX_TEXT_LENGTH) {
    throw new HoursFault('too-long', `more than ${MAX_TEXT_LENGTH} characters of opening hours`);
  }
  if (text.startsWith('{') || text.startsWith('[')) {
    const value = readStructuredText(withoutGeoDirectoryZone(text));
    if (typeof value === 'object' && value !== null) return parseValue(value, assumptions, hint);
    throw new HoursFault('unreadable', `neither JSON nor opening hours: '${text.slice(0, 80)}'`);
  }
  try {
    return parseWeekText(text, assumptions);
  } catch (error) {
    const reduced =
      error instanceof HoursFault && error.code === 'unreadable'
        ? reduceOsmRules(text, hint.countryCode ?? 'DE')
        : null;
    if (!reduced) throw error;
    assumptions.clear();
    return reduced;
  }
}

function parseValue(value: object, assumptions: Set<ParseAssumption>, hint: ParseHint): OpeningHours {
  if (!Array.isArray(value)) return parseWeekRecord(bounded(Object.entries(value)), assumptions);
  const list = bounded(value as unknown[]);
  if (list.length === 0) throw new HoursFault('empty', 'the list of opening hours is empty');
  if (list.every((line) => typeof line === 'string')) return parseText(list.join('\n'), assumptions, hint);
  return parseWeekRecord(list.map(readListEntry), assumptions);
}

/** One element of a list of days: `{day: 'Monday', hours: '7 AM to 4:30 PM'}`. */
function readListEntry(entry: unknown): DayEntry {
  if (typeof entry === 'object' && entry !== null && 'day' in entry && 'hours' in entry) {
    if (typeof entry.day === 'string') return [entry.day, entry.hours];
  }
  throw new HoursFault('wrong-type', 'each element of the list must be {day, hours}');
}

/**
 * GeoDirectory writes the days followed by the time zone, `["Mo 09:00-17:00"],["UTC":"+1"]`; the business's
 * own zone is used instead.
 */
function withoutGeoDirectoryZone(text: string): string {
  const zone = text.search(/\]\s*,\s*\[\s*"(?:UTC|Timezone)"/);
  return zone < 0 ? text : text.slice(0, zone + 1);
}

function bounded<Element>(list: Element[]): Element[] {
  if (list.length > MAX_ENTRIES) throw new HoursFault('too-long', `more than ${MAX_ENTRIES} days are listed`);
  return list;
}

function freeze(result: { hours: OpeningHours; assumptions: readonly ParseAssumption[] }): ParseResult {
  for (const spans of Object.values(result.hours)) {
    spans?.forEach(Object.freeze);
    Object.freeze(spans);
  }
  Object.freeze(result.hours);
  Object.freeze(result.assumptions);
  return Object.freeze(result);
}
