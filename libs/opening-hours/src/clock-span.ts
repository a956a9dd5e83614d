import type { TimeToken } from './hours-tokens.js';
import { LATEST_END, MINUTES_PER_DAY, type TimeSpan } from './opening-hours.js';
import { HoursFault } from './parse-fault.js';

const HALF_DAY = 720;
const OPEN_END_MINUTES = 480;
const OPEN_END_LEAST_MINUTES = 240;

/**
 * The span between two times as written. An end before its start is on the following day; 00:00 to 00:00 is open
 * 24 hours; an end of 23:59 means midnight.
 * @throws HoursFault `bad-time`
 */
export function spanBetween(from: TimeToken, to: TimeToken): TimeSpan {
  const start = startMinutes(from, to);
  let end = endMinutes(to, from, start);
  if (end === MINUTES_PER_DAY - 1) end = MINUTES_PER_DAY;
  if (end === start && start !== 0) fail(from, to, 'opens and closes at the same time');
  if (end <= start) end += MINUTES_PER_DAY;
  if (start >= MINUTES_PER_DAY || end > LATEST_END) fail(from, to, 'is not a span within a day');
  const isAmbiguous = from.isBare && to.isBare && !from.meridiem && !to.meridiem && from.hour <= 12;
  if (isAmbiguous && to.hour <= 12 && to.hour < from.hour && to.hour > 0)
    fail(from, to, 'does not say whether it is AM or PM');
  return [start, end];
}

/**
 * The span of an open end such as '17:00+': eight hours, but at most until midnight and at least four hours.
 */
export function openEndedSpan(from: TimeToken): TimeSpan {
  const start = from.meridiem ? onDial(from, from.meridiem) : onFullDay(from);
  if (start >= MINUTES_PER_DAY) fail(from, from, 'is not an opening time');
  return [
    start,
    Math.min(start + OPEN_END_MINUTES, Math.max(MINUTES_PER_DAY, start + OPEN_END_LEAST_MINUTES)),
  ];
}

/**
 * A start without AM or PM takes the end's ('3-8PM') unless it would then not be before the end ('11-2PM').
 */
function startMinutes(from: TimeToken, to: TimeToken): number {
  if (from.meridiem) return onDial(from, from.meridiem);
  if (!to.meridiem) return onFullDay(from);
  const shared = onDial(from, to.meridiem);
  const isBefore = shared < onDial(to, to.meridiem);
  return isBefore ? shared : onDial(from, to.meridiem === 'am' ? 'pm' : 'am');
}

/** An end without AM or PM, after a start that has it, is the first such time after the start ('9AM-5'). */
function endMinutes(to: TimeToken, from: TimeToken, start: number): number {
  if (to.meridiem) return onDial(to, to.meridiem);
  if (!from.meridiem || to.hour > 12) return onFullDay(to);
  const morning = onDial(to, 'am');
  if (morning > start) return morning;
  return morning + HALF_DAY > start ? morning + HALF_DAY : morning;
}

function onFullDay(time: TimeToken): number {
  if (time.hour > 48 || time.minute > 59) fail(time, time, 'is not a time of day');
  return time.hour * 60 + time.minute;
}

function onDial(time: TimeToken, meridiem: 'am' | 'pm'): number {
  if (time.hour > 12 || time.minute > 59) fail(time, time, 'is not a time on a twelve-hour clock');
  return (time.hour % 12) * 60 + time.minute + (meridiem === 'pm' ? HALF_DAY : 0);
}

function fail(from: TimeToken, to: TimeToken, problem: string): never {
  const text = from === to ? written(from) : `${written(from)}-${written(to)}`;
  throw new HoursFault('bad-time', `'${text}' ${problem}; write it as 09:00-18:00`);
}

function written({ hour, minute, meridiem }: TimeToken): string {
  return `${hour}:${String(minute).padStart(2, '0')}${meridiem ? ` ${meridiem.toUpperCase()}` : ''}`;
}
