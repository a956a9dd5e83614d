import { openEndedSpan, spanBetween } from './clock-span.js';
import { tokenizeHours, type Token } from './hours-tokens.js';
import {
  isWeekday,
  MAX_SPANS_PER_DAY,
  MINUTES_PER_DAY,
  normaliseSpans,
  SCHOOL_HOLIDAYS,
  type DayIndex,
  type TimeSpan,
} from './opening-hours.js';
import { HoursFault, type ParseAssumption } from './parse-fault.js';

/** Reads the parts that all written forms share, days and spans, from a list of tokens. */
export class TokenReader {
  private position = 0;
  private readonly tokens: readonly Token[];

  constructor(
    readonly text: string,
    readonly assumptions: Set<ParseAssumption>,
  ) {
    this.tokens = tokenizeHours(text);
  }

  peek(ahead = 0): Token['kind'] | undefined {
    return this.tokens[this.position + ahead]?.kind;
  }

  /** Skips the next token if it is of one of the kinds, and returns its kind. */
  take<Kind extends Token['kind']>(...kinds: Kind[]): Kind | undefined {
    const kind = this.peek();
    if (kind === undefined || !(kinds as string[]).includes(kind)) return undefined;
    this.position += 1;
    return kind as Kind;
  }

  /** 'Mo', 'Mo-Fr', 'Mo, We-Fr'; null if no day follows. */
  takeDays(): DayIndex[] | null {
    if (this.peek() !== 'days') return null;
    const days: DayIndex[] = [];
    for (;;) {
      days.push(...this.takeDayRange());
      if (this.peek() === 'days') {
        this.forbidPartOfHolidays(days.at(-1));
        continue;
      }
      if (this.peek() !== 'comma' || this.peek(1) !== 'days') return days;
      this.position += 1;
    }
  }

  /** The spans, 'closed' or 'open 24 hours' that follow a day; null if none of these does. */
  takeSpans(): TimeSpan[] | null {
    if (this.take('closed')) return [];
    if (this.take('allDay')) return [[0, MINUTES_PER_DAY]];
    if (this.peek() !== 'time' && this.peek() !== 'from') return null;
    const spans = [this.takeSpan()];
    while (this.peek() === 'comma' && (this.peek(1) === 'time' || this.peek(1) === 'from')) {
      this.position += 1;
      spans.push(this.takeSpan());
    }
    const joined = normaliseSpans(spans);
    if (joined.length > MAX_SPANS_PER_DAY) {
      throw new HoursFault('too-many-spans', `more than ${MAX_SPANS_PER_DAY} spans in a day: '${this.text}'`);
    }
    return joined;
  }

  /** @throws HoursFault that names the token at which reading stopped. */
  fail(): never {
    const token = this.tokens[this.position];
    if (token?.kind === 'appointment') {
      throw new HoursFault('by-appointment', `open by appointment only: '${this.text}'`);
    }
    const where = token && 'text' in token ? `'${token.text}' is not understood in ` : '';
    throw new HoursFault('unreadable', `${where}'${this.text}'`);
  }

  /**
   * 'SH Mo-Fr' means weekdays within school holidays, which the normal form cannot express; 'SH, Mo-Fr' means
   * both.
   */
  private forbidPartOfHolidays(before: DayIndex | undefined): void {
    const next = this.tokens[this.position];
    const isPart =
      before === SCHOOL_HOLIDAYS || (next?.kind === 'days' && next.days.includes(SCHOOL_HOLIDAYS));
    if (isPart) throw new HoursFault('seasonal', `some days differ in school holidays: '${this.text}'`);
  }

  private takeDayRange(): readonly DayIndex[] {
    const first = this.takeDayToken();
    const [from] = first;
    if (this.peek() !== 'dash' || this.peek(1) !== 'days' || from === undefined || !isWeekday(from))
      return first;
    this.position += 1;
    const [to] = this.takeDayToken();
    if (to === undefined || !isWeekday(to)) this.fail();
    const days: DayIndex[] = [from];
    for (let day = from; day !== to; days.push(day)) day = (day + 1) % 7;
    return days;
  }

  private takeDayToken(): readonly DayIndex[] {
    const token = this.tokens[this.position];
    if (token?.kind !== 'days') this.fail();
    this.position += 1;
    return token.days;
  }

  private takeSpan(): TimeSpan {
    const isFrom = this.take('from') !== undefined;
    const from = this.tokens[this.position];
    if (from?.kind !== 'time') this.fail();
    this.position += 1;
    if (this.peek() === 'dash' && this.peek(1) === 'time') {
      const to = this.tokens[this.position + 1];
      if (to?.kind !== 'time') this.fail();
      this.position += 2;
      if (this.take('plus')) this.assumptions.add('open-end');
      return spanBetween(from, to);
    }
    if (!this.take('plus') && !isFrom) this.fail();
    this.assumptions.add('open-end');
    return openEndedSpan(from);
  }
}
