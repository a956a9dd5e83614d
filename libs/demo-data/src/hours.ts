import type { BusinessInput } from '@gewerk/contracts';
import type { Random } from './random.js';
import type { HoursPattern } from './vocabulary/trade-profiles.js';

const ENGLISH = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const GERMAN = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;
const OSM = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** A span in minutes since midnight; a bar's end is after 1,440. */
type Span = readonly [number, number];
type Week = readonly (readonly Span[])[];

const at = (hour: number, minute = 0): number => hour * 60 + minute;
const week = (
  weekday: readonly Span[],
  saturday: readonly Span[],
  sunday: readonly Span[] = [],
): Span[][] => [...Array.from({ length: 5 }, () => [...weekday]), [...saturday], [...sunday]];

function plannedWeek(pattern: HoursPattern, random: Random): Span[][] {
  const early = random.pick([0, 0, 30, -30]);
  const noon: Span[] = [
    [at(8) + early, at(12)],
    [at(13), at(17) + random.pick([0, 0, 30, 60])],
  ];
  switch (pattern) {
    case 'workshop':
      return week(
        random.chance(0.4) ? noon : [[at(7, 30) + early, at(17) + random.pick([0, 30])]],
        random.chance(0.45) ? [[at(8) + Math.max(early, 0), at(12) + random.pick([0, 60])]] : [],
      );
    case 'office':
      return week(random.chance(0.5) ? noon : [[at(9), at(17) + random.pick([0, 60])]], []);
    case 'shop':
      return week(
        [[at(9) + Math.max(early, 0), at(18) + random.pick([0, 30, 60])]],
        [[at(9), at(13) + random.pick([0, 60, 180])]],
      );
    case 'salon':
      return [
        [],
        ...week([[at(9), at(18) + random.pick([0, 60])]], [[at(8), at(13) + random.pick([0, 60])]]).slice(1),
      ];
    case 'bakery':
      return week(
        [[at(6) + early, at(18)]],
        [[at(6) + Math.max(early, 0), at(13)]],
        random.chance(0.5) ? [[at(8), at(11)]] : [],
      );
    case 'restaurant':
      return restaurantWeek(random);
    case 'bar':
      return week(
        [[at(18), at(24) + 60]],
        [[at(18), at(24) + 180]],
        random.chance(0.4) ? [[at(18), at(23)]] : [],
      );
    case 'practice':
      return practiceWeek(early);
    case 'always':
      return Array.from({ length: 7 }, () => [[0, at(24)] as const]);
  }
}

function restaurantWeek(random: Random): Span[][] {
  const evening: Span[] = [[at(17) + random.pick([0, 30]), at(22) + random.pick([0, 60])]];
  const day: Span[] = random.chance(0.6) ? [[at(11, 30), at(14)], ...evening] : [[at(11), at(22)]];
  const days = Array.from({ length: 7 }, () => [...day]);
  const closedDay = random.integer(0, 3);
  if (closedDay < 3) days[closedDay] = [];
  return days;
}

function practiceWeek(early: number): Span[][] {
  const morning: Span = [at(8) + Math.max(early, 0), at(12)];
  const long: Span[] = [morning, [at(14), at(18)]];
  return [long, long, [morning], long, [morning], [], []].map((day) => [...day]);
}

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
const closing = (minutes: number): string => (minutes === 1_440 ? '24:00' : clock(minutes));
const span = ([from, to]: Span): string => `${clock(from)}-${closing(to)}`;

function meridiem(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60 === 0 ? '' : `:${two(minutes % 60)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minute}${hour < 12 ? 'AM' : 'PM'}`;
}

const isAllDay = (spans: readonly Span[]): boolean => spans.some(([from, to]) => from === 0 && to === 1_440);

function englishDay(spans: readonly Span[]): string {
  if (spans.length === 0) return 'Closed';
  if (isAllDay(spans)) return 'Open 24 hours';
  return spans.map(([from, to]) => `${meridiem(from)}–${meridiem(to)}`).join(',');
}

const numericDay = (spans: readonly Span[], closed: string): string =>
  spans.length === 0 ? closed : spans.map(span).join(', ');

/** Runs of days with the same spans, as [first, last, spans]. */
function runsOf(days: Week): [number, number, readonly Span[]][] {
  const runs: [number, number, readonly Span[]][] = [];
  days.forEach((spans, day) => {
    const run = runs.at(-1);
    if (run && run[2].map(span).join() === spans.map(span).join()) run[1] = day;
    else runs.push([day, day, spans]);
  });
  return runs;
}

const dayRange = (names: readonly string[], first: number, last: number): string =>
  first === last ? (names[first] ?? '') : `${names[first] ?? ''}-${names[last] ?? ''}`;

function osmText(days: Week): string {
  if (days.every(isAllDay)) return '24/7';
  const rules = runsOf(days)
    .filter(([, , spans]) => spans.length > 0)
    .map(([first, last, spans]) => `${dayRange(OSM, first, last)} ${spans.map(span).join(',')}`);
  return `${rules.join('; ')}; PH off`;
}

function germanText(days: Week): string {
  return runsOf(days)
    .filter(([, , spans]) => spans.length > 0)
    .map(([first, last, spans]) => `${dayRange(GERMAN, first, last)} ${spans.map(span).join(' und ')} Uhr`)
    .join(', ');
}

const recordOf = (days: Week, write: (spans: readonly Span[]) => string): Record<string, string> =>
  Object.fromEntries(ENGLISH.map((name, day) => [name, write(days[day] ?? [])]));

/** Opening hours by a trade's pattern, written in one of the forms that real sources use. */
export function openingHours(pattern: HoursPattern, random: Random): BusinessInput['hours'] {
  const days = plannedWeek(pattern, random);
  switch (random.integer(0, 5)) {
    case 0:
      return osmText(days);
    case 1:
      return days.every(isAllDay) ? '24/7' : germanText(days);
    case 2:
      return JSON.stringify(recordOf(days, englishDay));
    case 3:
      return recordOf(days, (spans) => (isAllDay(spans) ? 'Open 24 hours' : numericDay(spans, 'Closed')));
    default:
      return recordOf(days, englishDay);
  }
}
