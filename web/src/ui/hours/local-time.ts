/** Weekday (0 for Sunday to 6 for Saturday) and 'HH:MM' of an instant in a time zone. */
interface LocalTime {
  readonly weekday: number;
  readonly time: string;
}

const englishDays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const formatters = new Map<string, Intl.DateTimeFormat>();
const DEFAULT_ZONE = 'Europe/Berlin';

/** Formatters are cached, since they are costly to create and there are only a few time zones. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

type Parts = ReadonlyMap<string, string>;

/**
 * Maximum number of cached instants. The businesses of a list repeatedly need the same few instants; without the
 * cache, converting them takes a twentieth of the list's rendering time.
 */
const MOST_KEPT = 500;
const kept = new Map<string, Parts>();

function partsOf(instant: number, timeZone: string | null): Parts {
  const zone = timeZone ?? DEFAULT_ZONE;
  const key = `${instant} ${zone}`;
  const known = kept.get(key);
  if (known) return known;
  const written = formatterOf(zone).formatToParts(instant);
  const parts = new Map(written.map(({ type, value }) => [type, value]));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, parts);
  return parts;
}

export function localTime(instant: number, timeZone: string | null): LocalTime {
  const parts = partsOf(instant, timeZone);
  return {
    weekday: englishDays.indexOf(parts.get('weekday') ?? ''),
    time: `${parts.get('hour') ?? ''}:${parts.get('minute') ?? ''}`,
  };
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
const SECOND = 1_000;
const DAY = 24 * HOUR;

/** The next local midnight, in milliseconds; one hour off on days when the clocks change. */
export function endOfLocalDay(instant: number, timeZone: string | null): number {
  const parts = partsOf(instant, timeZone);
  const passed =
    Number(parts.get('hour')) * HOUR +
    Number(parts.get('minute')) * MINUTE +
    Number(parts.get('second')) * SECOND;
  return instant - (instant % SECOND) + DAY - passed;
}
