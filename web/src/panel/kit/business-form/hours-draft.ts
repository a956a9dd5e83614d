import { type OpeningHours, type TimeSpan, weekdays } from '@gewerk/contracts';

/** Kinds of holidays, for which there may be no rule. */
export const holidayDays = ['publicHolidays', 'schoolHolidays'] as const;
/** The weekdays, and the kinds of holidays. */
export const hoursDays = [...weekdays, ...holidayDays] as const;
export type HoursDay = (typeof hoursDays)[number];

/** Two times of day, `HH:MM`. */
export interface SpanDraft {
  readonly from: string;
  readonly to: string;
}

/** A week in the form; null for a kind of holiday without a rule. */
export type WeekDraft = Readonly<Record<HoursDay, readonly SpanDraft[] | null>>;

const HOUR = 60;
const DAY = 24 * HOUR;

/** Initial values of a day's first span. */
const firstSpan: SpanDraft = { from: '08:00', to: '18:00' };
const laterSpan: SpanDraft = { from: '13:00', to: '18:00' };

/** Initial values of an additional span of a day: after the last span, without overlap. */
export function nextSpan(spans: readonly SpanDraft[]): SpanDraft {
  const last = spans.at(-1);
  if (!last) return firstSpan;
  const end = minutes(last.to);
  if (end <= minutes(last.from)) return { from: '', to: '' };
  if (end <= minutes(laterSpan.from)) return laterSpan;
  return end + 2 * HOUR < DAY ? { from: clock(end + HOUR), to: clock(end + 2 * HOUR) } : { from: '', to: '' };
}

/**
 * Whether two spans of a day overlap, or a span overlaps one of the previous day that continues past midnight.
 * Spans that only touch do not overlap.
 */
export function isOverlapping(spans: readonly SpanDraft[], before: readonly SpanDraft[] = []): boolean {
  const night = knownSpans(before).map(([from, to]): TimeSpan => [from - DAY, to - DAY]);
  const inOrder = [...night, ...knownSpans(spans)].sort(([one], [other]) => one - other);
  return inOrder.some(([from], index) => from >= 0 && from < (inOrder[index - 1]?.[1] ?? 0));
}

const knownSpans = (spans: readonly SpanDraft[]): TimeSpan[] =>
  spans.filter(({ from, to }) => from !== '' && to !== '').map(typedSpan);

/** Spans of the previous weekday; empty for a holiday. */
export function spansBefore(week: WeekDraft, day: HoursDay): readonly SpanDraft[] {
  const place = weekdays.findIndex((weekday) => weekday === day);
  if (place < 0) return [];
  const before = weekdays.at(place - 1);
  return (before && week[before]) ?? [];
}

/** Whether a day of a week has spans that overlap. */
export const hasOverlap = (week: WeekDraft | null): boolean =>
  week !== null && hoursDays.some((day) => isOverlapping(week[day] ?? [], spansBefore(week, day)));

/** The week with the spans of one day copied to other days. */
export const withDayCopied = (week: WeekDraft, from: HoursDay, to: readonly HoursDay[]): WeekDraft => ({
  ...week,
  ...Object.fromEntries(to.map((day) => [day, week[from] ?? []])),
});

export const closedWeek: WeekDraft = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
  publicHolidays: null,
  schoolHolidays: null,
};

/** The draft of a stored week; null if the hours are unknown. */
export function weekDraft(hours: OpeningHours | null): WeekDraft | null {
  if (hours === null) return null;
  const days = hoursDays.map((day) => [day, hours[day]?.map(spanDraft) ?? null] as const);
  return Object.fromEntries(days) as unknown as WeekDraft;
}

/** The week as typed. An end at or before its start is on the following day. */
export function typedWeek(draft: WeekDraft | null): OpeningHours | null {
  if (draft === null) return null;
  const days = hoursDays.map((day) => [day, draft[day]?.map(typedSpan) ?? null] as const);
  // As in stored weeks, the key is missing if there is no rule for school holidays, so that an unchanged week
  // compares as equal.
  const stored = days.filter(([day, spans]) => day !== 'schoolHolidays' || spans !== null);
  return Object.fromEntries(stored) as unknown as OpeningHours;
}

const spanDraft = ([from, to]: TimeSpan): SpanDraft => ({ from: clock(from), to: clock(to) });

function typedSpan({ from, to }: SpanDraft): TimeSpan {
  const start = minutes(from);
  const end = minutes(to);
  return [start, end <= start ? end + DAY : end];
}

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (time: number): string => `${two(Math.floor(time / HOUR) % 24)}:${two(time % HOUR)}`;

function minutes(text: string): number {
  const [hour = '0', minute = '0'] = text.split(':');
  return Number(hour) * HOUR + Number(minute);
}
