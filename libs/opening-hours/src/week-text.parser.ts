import {
  closedWeek,
  isWeekday,
  MAX_SPANS_PER_DAY,
  normaliseSpans,
  ruleOf,
  type DayIndex,
  type OpeningHours,
  type TimeSpan,
} from './opening-hours.js';
import { HoursFault, type ParseAssumption } from './parse-fault.js';
import { TokenReader } from './token-reader.js';

const EVERY_DAY: readonly DayIndex[] = [0, 1, 2, 3, 4, 5, 6];

/**
 * Reads a week written as text: OpenStreetMap rules, 'Monday: 9AM-5PM | Tuesday: Closed', 'Mo–Fr 8–18 Uhr, So
 * geschlossen'. A rule without days applies to every day. After ';' a rule replaces earlier rules for its days;
 * after ',', '|' or a line break it adds to them, unless it means closed or the spans overlap: then it also
 * replaces. A rule for holidays applies in any position.
 * @throws HoursFault if any part is not understood, or no rule is for a weekday.
 */
export function parseWeekText(text: string, assumptions: Set<ParseAssumption>): OpeningHours {
  const hours = closedWeek();
  const days = applyWeekText(hours, text, assumptions);
  if (![...days].some(isWeekday)) throw new HoursFault('unreadable', `no opening hours in '${text}'`);
  return hours;
}

/**
 * Applies the rules of a text to a week. Returns the days that the rules cover.
 * @throws HoursFault if any part is not understood.
 */
export function applyWeekText(
  hours: OpeningHours,
  text: string,
  assumptions: Set<ParseAssumption>,
): ReadonlySet<DayIndex> {
  const reader = new TokenReader(text, assumptions);
  const ruled = new Set<DayIndex>();
  for (let replaces = true; reader.peek() !== undefined; replaces = takeSeparators(reader)) {
    const days = reader.takeDays();
    if (days) reader.take('colon', 'comma');
    const spans = takeRuleSpans(reader, days !== null, ruled.size > 0);
    if (spans) {
      applyRule(hours, days ?? EVERY_DAY, spans, replaces);
      for (const day of days ?? EVERY_DAY) ruled.add(day);
    }
  }
  return ruled;
}

/**
 * Separators between two rules; true if the next rule replaces the earlier ones. Two rules may also follow
 * each other without a separator.
 */
function takeSeparators(reader: TokenReader): boolean {
  let replaces = false;
  for (;;) {
    const separator = reader.take('semicolon', 'comma', 'break');
    if (separator === undefined) return replaces;
    replaces ||= separator === 'semicolon';
  }
}

/** The spans of a rule; null for a rule that is only a remark, such as '… and by appointment' after regular hours. */
function takeRuleSpans(reader: TokenReader, hasDays: boolean, hasRules: boolean): TimeSpan[] | null {
  if (hasDays && reader.take('appointment')) {
    reader.assumptions.add('appointment-days-closed');
    return [];
  }
  const spans = reader.takeSpans();
  const isRemark = !hasDays && (reader.peek() === 'comment' || (hasRules && reader.peek() === 'appointment'));
  if (!spans && !isRemark) reader.fail();
  if (isRemark ? reader.take('comment', 'appointment') : reader.take('comment')) {
    reader.assumptions.add('comment-left-out');
  }
  const next = reader.peek();
  if (next !== undefined && !['semicolon', 'comma', 'break', 'days'].includes(next)) reader.fail();
  return spans;
}

function applyRule(
  hours: OpeningHours,
  days: readonly DayIndex[],
  spans: TimeSpan[],
  replaces: boolean,
): void {
  for (const day of days) {
    const name = ruleOf(day);
    if (!name) continue;
    const known = hours[name] ?? [];
    hours[name] = replaces || spans.length === 0 || overlap(known, spans) ? spans : added(known, spans, name);
  }
}

function added(known: readonly TimeSpan[], spans: readonly TimeSpan[], day: string): TimeSpan[] {
  const all = normaliseSpans([...known, ...spans]);
  if (all.length > MAX_SPANS_PER_DAY) {
    throw new HoursFault('too-many-spans', `more than ${MAX_SPANS_PER_DAY} spans on ${day}`);
  }
  return all;
}

function overlap(known: readonly TimeSpan[], spans: readonly TimeSpan[]): boolean {
  return known.some((one) => spans.some((other) => one[0] < other[1] && other[0] < one[1]));
}
