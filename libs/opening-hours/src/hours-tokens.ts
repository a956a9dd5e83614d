import { foldHoursText, VOCABULARY } from './hours-vocabulary.js';
import { PUBLIC_HOLIDAYS, SCHOOL_HOLIDAYS, type DayIndex } from './opening-hours.js';

/** A time of day as written; `hour` may exceed 24 for an end on the following day. */
export interface TimeToken {
  kind: 'time';
  hour: number;
  minute: number;
  meridiem: 'am' | 'pm' | null;
  /** Whether it is written without minutes, as in '9-17'. */
  isBare: boolean;
}

export type Token =
  | TimeToken
  | { kind: 'days'; days: readonly DayIndex[] }
  | { kind: 'comment' | 'unknown'; text: string }
  | {
      kind:
        | 'closed'
        | 'allDay'
        | 'appointment'
        | 'from'
        | 'dash'
        | 'comma'
        | 'semicolon'
        | 'colon'
        | 'break'
        | 'plus';
    };

const APPOINTMENT =
  '(?:nur )?(?:termine? )?nach (?:telefonischer |vorheriger )?(?:vereinbarung|absprache|terminvereinbarung|terminabsprache)|n\\. ?v\\.|auf anfrage|(?:open )?(?:by|on) (?:appointment|request)(?: only)?|(?:nur )?mit termin|randevu ile';
const ALL_DAY =
  '(?:open |geoffnet )?(?<!(?:-|bis|to) *)24 ?(?:hours?|stunden|std\\.?|saat|h)(?![a-z])(?: (?:open|geoffnet|acik))?|24 ?/ ?7|rund um die uhr|durchgehend geoffnet|ganztagig(?: geoffnet)?|all day|around the clock';

const TOKEN = new RegExp(
  [
    '"(?<comment>[^"]*)"?',
    `(?<allDay>${ALL_DAY})`,
    `(?<appointment>${APPOINTMENT})`,
    '(?<sundays>sonn- ?(?:und|u\\.|&) ?feiertag(?:e|s|en)?)',
    '(?<school>(?:in den |wahrend der )?schulferien|(?:in |during )?school holidays?|okul tatil(?:i|leri)(?:nde)?)',
    '(?<hour>\\d{1,2})(?:[:.h](?<minute>\\d{2}))?(?!\\d)(?: ?(?<meridiem>[ap])\\.?m\\b\\.?)?',
    '(?<word>[a-z]+)\\.?',
    '(?<symbol>[^ \\t])',
  ].join('|'),
  'g',
);

const SYMBOLS = {
  ',': 'comma',
  '&': 'comma',
  '/': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '|': 'break',
  '\n': 'break',
  '-': 'dash',
  '+': 'plus',
} as const;

const isAppointment = new RegExp(`^(?:${APPOINTMENT})`);

/**
 * Splits an opening-hours text into tokens; what it does not know becomes `unknown`, so that only noise words are
 * skipped.
 */
export function tokenizeHours(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups = {} } of foldHoursText(text).matchAll(TOKEN)) {
    if (groups['hour'] !== undefined) tokens.push(readTime(groups));
    else if (groups['word'] !== undefined) pushWord(tokens, groups['word']);
    else if (groups['symbol'] !== undefined) tokens.push(readSymbol(groups['symbol']));
    else if (groups['allDay'] !== undefined) tokens.push({ kind: 'allDay' });
    else if (groups['appointment'] !== undefined) tokens.push({ kind: 'appointment' });
    else if (groups['sundays'] !== undefined) tokens.push({ kind: 'days', days: [6, PUBLIC_HOLIDAYS] });
    else if (groups['school'] !== undefined) tokens.push({ kind: 'days', days: [SCHOOL_HOLIDAYS] });
    else tokens.push(readComment(groups['comment'] ?? ''));
  }
  return tokens;
}

function readTime(groups: Record<string, string | undefined>): TimeToken {
  const meridiem = groups['meridiem'] === undefined ? null : groups['meridiem'] === 'a' ? 'am' : 'pm';
  return {
    kind: 'time',
    hour: Number(groups['hour']),
    minute: Number(groups['minute'] ?? 0),
    meridiem,
    isBare: groups['minute'] === undefined,
  };
}

function pushWord(tokens: Token[], word: string): void {
  const meaning = VOCABULARY.get(word);
  if (!meaning) tokens.push({ kind: 'unknown', text: word });
  else if (meaning.kind === 'days') tokens.push(meaning);
  else if (meaning.kind === 'clock') {
    tokens.push({ kind: 'time', hour: meaning.minutes / 60, minute: 0, meridiem: null, isBare: false });
  } else if (meaning.kind !== 'noise') tokens.push({ kind: meaning.kind });
}

function readSymbol(symbol: string): Token {
  const kind = (SYMBOLS as Record<string, (typeof SYMBOLS)[keyof typeof SYMBOLS] | undefined>)[symbol];
  return kind ? { kind } : { kind: 'unknown', text: symbol };
}

function readComment(text: string): Token {
  return isAppointment.test(text.trim()) ? { kind: 'appointment' } : { kind: 'comment', text };
}
