import { type OpeningHours, type Weekday, weekdays } from '@gewerk/opening-hours';

/*
 * Opening hours as words for an equality filter. Each span of a day is cut into blocks of 1, 2, 4 … 128 quarter hours
 * and single minutes, like the marks of a ruler: a minute lies in one block of each size, so nine words name all
 * blocks that contain it, and a typical span consists of two or three blocks. A block is written once for all
 * weekdays with the same span: the word begins with the set of those days.
 */

const QUARTER = 15;
const LEVELS = 8;
const MINUTES_PER_DAY = 1440;
/** The days of a word: `h` for public holidays, otherwise a bit set of weekdays whose lowest bit is Monday. */
const HOLIDAY = 'h';
const ALL_DAYS = 0b1111111;

/** A week's hours as words, including special holiday hours. */
export function openWords(hours: OpeningHours): string[] {
  const words: string[] = [];
  for (const [span, days] of daysBySpan(hours)) {
    for (const block of blocksOf(span)) words.push(`${days}.${block}`);
  }
  for (const [start, end] of hours.publicHolidays ?? []) {
    for (const block of blocksOf(`${start}-${end}`)) words.push(`${HOLIDAY}.${block}`);
  }
  return words;
}

/** A weekday (0 is Monday) or a public holiday. */
export type DayOfHours = number | 'holiday';

/**
 * A business that is open at this minute has at least one of these words, for today's hours or for those of
 * yesterday that last past midnight.
 */
export function wordsCovering(minute: number, today: DayOfHours, yesterday: DayOfHours): string[] {
  return [...wordsOfDay(minute, today), ...wordsOfDay(minute + MINUTES_PER_DAY, yesterday)];
}

function wordsOfDay(minute: number, day: DayOfHours): string[] {
  const blocks = blocksCovering(minute);
  return dayNames(day).flatMap((name) => blocks.map((block) => `${name}.${block}`));
}

/** All sets of weekdays that contain this day. */
function dayNames(day: DayOfHours): string[] {
  if (day === 'holiday') return [HOLIDAY];
  const names: string[] = [];
  for (let days = 1; days <= ALL_DAYS; days += 1) if (days & (1 << day)) names.push(String(days));
  return names;
}

function daysBySpan(hours: OpeningHours): Map<string, number> {
  const days = new Map<string, number>();
  weekdays.forEach((weekday: Weekday, index) => {
    for (const [start, end] of hours[weekday]) {
      const span = `${start}-${end}`;
      days.set(span, (days.get(span) ?? 0) | (1 << index));
    }
  });
  return days;
}

function blocksOf(span: string): string[] {
  const [start = 0, end = 0] = span.split('-').map(Number);
  const blocks: string[] = [];
  let at = start;
  while (at < end) {
    const size = largestBlock(at, end);
    blocks.push(size === 1 ? `m${at}` : nameOf(at, Math.log2(size / QUARTER)));
    at += size;
  }
  return blocks;
}

/** Largest block, in minutes, that begins here and ends by `end`. */
function largestBlock(at: number, end: number): number {
  for (let level = LEVELS - 1; level >= 0; level -= 1) {
    const size = QUARTER << level;
    if (at % size === 0 && at + size <= end) return size;
  }
  return 1;
}

function blocksCovering(minute: number): string[] {
  const levels = Array.from({ length: LEVELS }, (_, level) => nameOf(minute, level));
  return [`m${minute}`, ...levels];
}

const nameOf = (minute: number, level: number): string =>
  `${level}x${Math.floor(minute / (QUARTER << level))}`;
