import { type TimeMeaning, times } from './times.js';

const HOUR = 60;
const NOON = 12;
const LATE_FROM = 20;
const LATE_TO = 4;
const EARLY = [5, 8] as const;
/** After 'until', a time without a unit up to this hour means the evening: 'open till 8'. */
const LAST_OF_EVENING = 11;
/** 'Bis 18 Uhr' asks for businesses open shortly before, 'nach 18 Uhr' for shortly after. */
const BESIDE = 15;
const LONGEST = 9;

const OPEN = '(?:offen|geoffnet|auf|open|acik)';
const UNTIL = new Set(['bis', 'until', 'till', 'til', 'vor', 'before', 'by']);
const AFTER = new Set(['nach', 'after', 'past', 'bis nach']);
const BEGINS = new Set(['ab', 'um', 'vor', 'gegen', 'schon ab', 'schon um', 'at', 'from', 'before']);
/** Words after which a number without a unit, at the end of the text, is a time. */
const ENOUGH_ALONE = new Set(['ab', 'bis', 'um', 'until', 'till', 'til', 'saat']);
/** Words that show that the number before them is not an hour. */
const COUNTED =
  /^ (?:jahre[ns]?|monate[n]?|wochen?|tage[n]?|stunden?|minuten?|euro|eur|prozent|km|kilometer|meter|personen|leute|gaste|uhrmacher|years?|months?|weeks?|days?|hours?|minutes?|percent|people|yil|yas|ay|kisi)\b/;

const FORM = new RegExp(
  `^(?:(noch |still )?(${OPEN}) )?` +
    '(?:(bis nach|bis|nach|um|ab|vor|gegen|schon ab|schon um|until|till|til|after|past|at|from|before|by|saat) )?' +
    '(\\d{1,2})(?: (\\d{2}))?(?: ?(uhr|h|am|pm|a m|p m|o clock|oclock))?' +
    '(?: ?(?:ye|ya|de|da|te|ta|den|dan|ten|tan|e|a))?(?: (?:kadar|sonra))?' +
    '(?: (morgens|fruh|vormittags|nachmittags|abends|nachts|in the morning|in the afternoon|in the evening|at night))?' +
    `(?: (noch |still )?(${OPEN}))?(?= |$)`,
);

/** The time of day at a word, with its length in words: 'um 18:30 Uhr', 'open till 8', 'saat 22'ye kadar'. */
function clockAt(words: readonly string[], start: number): { meaning: TimeMeaning; length: number } | null {
  const text = words.slice(start, start + LONGEST).join(' ');
  const form = FORM.exec(text);
  if (!form) return null;
  const [own, , before, preposition = '', digits = '', minutes, unit, daytime, , behind] = form;
  const isOpen = before !== undefined || behind !== undefined;
  const isEnd = own.length === text.length;
  const isTime =
    unit !== undefined ||
    (preposition !== '' && (isOpen || minutes !== undefined)) ||
    (isEnd && ENOUGH_ALONE.has(preposition)) ||
    (preposition === 'um' && !COUNTED.test(text.slice(own.length)));
  const [hour, minute] = [hourOf(Number(digits), unit, daytime, preposition), Number(minutes ?? 0)];
  const isWhole = hour === 24 && unit === 'h' && preposition === '';
  if (!isTime || isWhole || hour > 24 || minute >= HOUR) return null;
  return { meaning: meaningOf(hour % 24, minute, preposition), length: own.split(' ').length };
}

function hourOf(hour: number, unit = '', daytime = '', preposition: string): number {
  if (/^a/.test(unit)) return hour % NOON;
  const isLater = /^p/.test(unit) || /nachmittag|abend|afternoon|evening/.test(daytime);
  const isNight = /nachts|night/.test(daytime) && hour > LATE_TO;
  const isEvening = unit === '' && /^(?:bis|until|till|til)$/.test(preposition) && hour <= LAST_OF_EVENING;
  return (isLater || isNight || isEvening) && hour < NOON ? hour + NOON : hour;
}

function meaningOf(hour: number, minute: number, preposition: string): TimeMeaning {
  if (hour >= LATE_FROM || hour <= LATE_TO) return 'late';
  if (hour >= EARLY[0] && hour <= EARLY[1] && BEGINS.has(preposition)) return 'early';
  const beside = UNTIL.has(preposition) ? -BESIDE : AFTER.has(preposition) ? BESIDE : 0;
  return `at-${hour * HOUR + minute + beside}`;
}

/** Days and times of day; the longer match wins. */
export const timesAndClock = {
  at(words: readonly string[], start: number): { meaning: TimeMeaning; length: number } | null {
    const [said, clock] = [times.at(words, start), clockAt(words, start)];
    return clock && clock.length > (said?.length ?? 0) ? clock : said;
  },
};
