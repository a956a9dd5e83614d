import { LocalDays } from '@gewerk/opening-hours';
import {
  exclusiveKindsOf,
  hasGeneralists,
  isExclusiveKind,
  isNeededByKind,
  kindsNamed,
  kindsNeeded,
} from '@gewerk/trades';
import { Injectable } from '@nestjs/common';
import { ofKind, PRICE_HIGH, PRICE_LOW, ratedAtLeast } from '../../document/filter-traits.js';
import { OPEN_ALWAYS, OPEN_EARLY, OPEN_LATE, openOn } from '../../document/time-traits.js';
import { type Filter, noneOf, oneOf } from '../../engine/conditions.js';
import { OpenFilter } from '../filters/open-filter.js';
import { nameIn, type Reading } from '../reader/reading.js';
import type { Wish } from '../reader/vocabulary/attributes.js';
import type { TimeMeaning } from '../reader/vocabulary/times.js';

export interface AskedConditions {
  /** Times and attributes: dropped only if nothing meets them. */
  required: Filter;
  /** Businesses that meet these come first, in this order: a kind or the likeliest trade, then wishes. */
  preferred: Filter;
  /**
   * The kinds that the first of `preferred` stands for: the nearest businesses of these kinds come before other
   * businesses at the place.
   */
  soughtKinds?: readonly string[];
  /** Excludes businesses around the place that only name other kinds: no speech therapist for a bad back. */
  beyond?: Filter;
  /** The same kinds, if other businesses of their trade are hardly of any help. */
  exclusiveKinds?: readonly string[];
}

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 1_440;
const DAYS_PER_WEEK = 7;
/** 'Tonight', in minutes of the day. */
const EVENING = 20 * 60;
const SATURDAY = 5;
const SUNDAY = 6;
/** Time zone for today's weekday and evening: that of most businesses. */
const REGION = { timeZone: 'Europe/Berlin' };

const WISHED: Readonly<Record<Wish, string>> = {
  best: ratedAtLeast('4.5'),
  cheap: PRICE_LOW,
  expensive: PRICE_HIGH,
};

/** Engine conditions for the times, attributes and wishes of a reading. */
@Injectable()
export class AskedConditionsOf {
  private readonly days = new LocalDays();

  constructor(private readonly openFilter: OpenFilter) {}

  /** @throws EngineUnavailable */
  async of({ parts }: Pick<Reading, 'parts'>): Promise<AskedConditions> {
    const required: Filter = [];
    const preferred: Filter = [];
    const days = parts.flatMap(({ kind, value }) => (kind === 'time' ? [value] : []));
    for (const { kind, value } of parts) {
      if (kind === 'attribute') required.push(hasTrait(value));
      if (kind === 'time') required.push(await this.timeOf(value as TimeMeaning, days, new Date()));
      if (kind === 'wish') preferred.push(hasTrait(WISHED[value as Wish]));
    }
    return { required, preferred };
  }

  private async timeOf(meaning: TimeMeaning, others: readonly string[], now: Date): Promise<string> {
    const { minute, today } = this.days.at(REGION, now);
    const asked = /^at-(\d+)$/.exec(meaning)?.[1];
    if (asked !== undefined) {
      const ahead = Number(asked) - minute + daysAhead(others, today.weekday) * MINUTES_PER_DAY;
      return this.openFilter.openAt(new Date(now.getTime() + ahead * MINUTE_MS));
    }
    switch (meaning) {
      case 'now':
        return this.openFilter.openAt(now);
      case 'tonight':
        return this.openFilter.openAt(new Date(now.getTime() + Math.max(0, EVENING - minute) * MINUTE_MS));
      case 'today':
        return hasTrait(openOn(today.weekday));
      case 'tomorrow':
        return hasTrait(openOn((today.weekday + 1) % 7));
      case 'weekend':
        return oneOf('traits', [openOn(SATURDAY), openOn(SUNDAY)]);
      case 'always':
        return hasTrait(OPEN_ALWAYS);
      case 'late':
        return hasTrait(OPEN_LATE);
      case 'early':
        return hasTrait(OPEN_EARLY);
      default:
        return hasTrait(meaning);
    }
  }
}

/** Number of days until the day that is given with a time of day; 0 if none is given. */
function daysAhead(asked: readonly string[], today: number): number {
  for (const time of asked) {
    if (time === 'tomorrow') return 1;
    const weekday = time === 'weekend' ? SATURDAY : Number(/^day-(\d)$/.exec(time)?.[1] ?? Number.NaN);
    if (!Number.isNaN(weekday)) return (weekday - today + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  }
  return 0;
}

const hasTrait = (trait: string): string => oneOf('traits', [trait]);

/** The words that name kinds, with misspelt ones corrected. */
const meantBy = (reading: Reading): string => reading.meant ?? nameIn(reading);

/**
 * For a need that several trades meet, the trade that most likely helps comes first. For a named kind, its businesses
 * come first: a search for a cinema does not list a zoo first. The two conditions are not combined, since no business
 * would meet both.
 */
export function preferringLikely(reading: Reading, asked: AskedConditions): AskedConditions {
  const { intent, tradeKeys, meant } = reading;
  const isNeed = intent === 'need' || meant !== undefined;
  if (isNeed && tradeKeys.length > 1) return preferring(asked, oneOf('tradeKey', tradeKeys.slice(0, 1)));
  const kinds = mostExact(
    tradeKeys.flatMap((key) => kindsNamed(key, [meantBy(reading)]).map((kind) => ({ key, kind }))),
    meantBy(reading),
  );
  if (kinds.length === 0) return isNeed ? preferringHelpful(reading, asked) : asked;
  const traits = kinds.map(({ kind }) => ofKind(kind));
  const isExclusive = kinds.every(({ key, kind }) => isExclusiveKind(key, kind));
  return preferringKinds(tradeKeys, traits, asked, isExclusive);
}

interface NamedKind {
  key: string;
  kind: string;
}

const JOINING = /\b(?:oder|or|und|and|veya|ve)\b/;

/** A 'climbing gym' is for climbing, unlike 'climbing or gym'. */
function mostExact(kinds: readonly NamedKind[], text: string): readonly NamedKind[] {
  const exclusive = kinds.filter(({ key, kind }) => isExclusiveKind(key, kind));
  return exclusive.length === 0 || JOINING.test(text) ? kinds : exclusive;
}

/** Puts businesses of these kinds first. Businesses that name no kind may also be of a usual kind. */
function preferringKinds(
  tradeKeys: readonly string[],
  traits: readonly string[],
  asked: AskedConditions,
  isExclusive: boolean,
): AskedConditions {
  const wanted = oneOf('traits', traits);
  const others = withoutOthers(tradeKeys, traits, asked);
  const isPlain = others === asked;
  const unlike = oneOf('traits', otherKindsOf(tradeKeys, traits));
  const sought = {
    soughtKinds: traits,
    ...(isPlain ? {} : { beyond: [noneOf([unlike, noneOf([wanted])])] }),
  };
  if (isExclusive) return { ...preferring(others, wanted), ...sought, exclusiveKinds: traits };
  if (isPlain) return preferring(asked, wanted);
  // A physiotherapist nearby, or a business that names no kind, is better than a speech therapist at the place.
  return { ...preferring(preferring(asked, wanted), ...others.preferred), ...sought };
}

/**
 * 'Kind hat Fieber' puts paediatricians first. If no kind is named, businesses without a speciality come
 * first: a speech therapist does not help with a bad back.
 */
function preferringHelpful(reading: Reading, asked: AskedConditions): AskedConditions {
  const [key = ''] = reading.tradeKeys;
  if (!isNeededByKind(key)) return asked;
  const kinds = kindsNeeded(key, meantBy(reading));
  const helpful = kinds.map(ofKind);
  if (helpful.length === 0) return withoutOthers([key], helpful, asked);
  // A general practitioner can treat children, too.
  if (hasGeneralists(key)) return preferring(withoutOthers([key], helpful, asked), oneOf('traits', helpful));
  return preferringKinds(
    [key],
    helpful,
    asked,
    kinds.every((kind) => isExclusiveKind(key, kind)),
  );
}

/** Puts businesses of another kind last, unless there is a wish as well, which would require too many queries. */
function withoutOthers(
  tradeKeys: readonly string[],
  traits: readonly string[],
  asked: AskedConditions,
): AskedConditions {
  const others = otherKindsOf(tradeKeys, traits);
  return asked.preferred.length > 0 || others.length === 0
    ? asked
    : preferring(asked, noneOf([oneOf('traits', others)]));
}

/** Traits of the exclusive kinds of these trades, other than the given ones. */
const otherKindsOf = (tradeKeys: readonly string[], traits: readonly string[]): string[] =>
  tradeKeys
    .flatMap((key) => exclusiveKindsOf(key))
    .map(ofKind)
    .filter((trait) => !traits.includes(trait));

const preferring = (asked: AskedConditions, ...conditions: readonly string[]): AskedConditions => ({
  ...asked,
  preferred: [...conditions, ...asked.preferred],
});
