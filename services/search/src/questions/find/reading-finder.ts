import type { SearchNotice } from '@gewerk/contracts/bus';
import { foldLoose } from '@gewerk/text';
import { isNeedWord, isTradeWord } from '@gewerk/trades';
import { Injectable } from '@nestjs/common';
import { oneOf } from '../../engine/conditions.js';
import type { EngineHit } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import type { Place } from '../../places/place.js';
import type { Part, Reading } from '../reader/reading.js';
import { type AskedConditions, AskedConditionsOf } from './asked-conditions.js';
import { BusinessFinder, type Found } from './business-finder.js';
import { engineQuery, insideOf, type Wanted } from './engine-queries.js';
import { totalOf } from './in-order.js';
import { keysOfNamedWholly, namesQuery } from './named-wholly.js';
import { TradeFinder } from './trade-finder.js';
import { isNamedBy } from './word-match.js';

/** A reading with its places resolved. */
export interface ReadQuestion {
  reading: Reading;
  /** Given beside the text. */
  location: Place | null;
  /** Named in the text. */
  inText: Place | null;
}

export interface Answer extends Found {
  /** What the answer heeds of the reading. */
  parts: readonly Part[];
  /** Words without influence, as typed or folded. */
  ignored: readonly string[];
}

const FIRST = 5;

/** Answers a reading: by contact data, by trade, or by the words of the text. @throws EngineUnavailable */
@Injectable()
export class ReadingFinder {
  constructor(
    private readonly engine: SearchClient,
    private readonly businesses: BusinessFinder,
    private readonly trades: TradeFinder,
    private readonly conditions: AskedConditionsOf,
  ) {}

  async find(question: ReadQuestion, wanted: Wanted): Promise<Answer> {
    const { reading } = question;
    if (reading.contactKeys.length > 0) {
      const found = await this.byContact(question, wanted);
      if (found) return { ...found, parts: reading.parts, ignored: [] };
      return this.byWords(question, wanted, NO_CONDITIONS, []);
    }
    const asked = await this.conditions.of(reading);
    // 'Salon Sonntag' is a name, 'Salon am Sonntag' asks for a day; 'Bad & Heizung Arnold' is no need.
    const isSurely = reading.intent === 'trade' && reading.parts.length === 1;
    const names = isSurely || reading.parts.length === 0 ? [] : await this.names(question, wanted);
    const nameKeys = keysOfNamedWholly(reading.whole, names);
    const isName =
      (isAsking(asked) && nameKeys.length > 0) ||
      (reading.intent === 'need' && names.some((hit) => isNamedBy(reading.whole, hit)));
    if (isName) return this.byWords(question, wanted, NO_CONDITIONS, []);
    const almost = reading.intent === 'need' ? await this.byAlmost(question, wanted) : null;
    if (almost) return almost;
    if (reading.intent === 'trade' || reading.intent === 'need') {
      const found = await this.byTrade(question, wanted, asked, nameKeys);
      if (found) return found;
    }
    return this.byWords(question, wanted, asked, nameKeys);
  }

  /** Hits whose name has every word of the text, typos allowed. */
  private async names({ reading, location }: ReadQuestion, wanted: Wanted): Promise<EngineHit[]> {
    const filter = [...(location ? insideOf(location) : []), ...wanted.conditions];
    return (await this.engine.search(namesQuery(reading.whole, filter))).hits;
  }

  /** By all words but an unknown one: a name with a first letter wrong, which the engine does not forgive. */
  private async byAlmost(question: ReadQuestion, wanted: Wanted): Promise<Answer | null> {
    const { reading, location } = question;
    const filter = [...(location ? insideOf(location) : []), ...wanted.conditions];
    const shorter = withoutOneUnknown(reading.rest);
    if (shorter.length === 0) return null;
    const answers = await this.engine.searchMany(shorter.map(({ text }) => namesQuery(text, filter)));
    const at = shorter.findIndex(({ text }, index) =>
      answers[index]?.hits.some((hit) => isNamedBy(text, hit)),
    );
    const meant = shorter[at];
    if (!meant) return null;
    const found = await this.byText(question, { ...wanted, text: meant.text }, false);
    return { ...found, parts: [], ignored: [meant.word] };
  }

  private async byContact(
    { reading, location, inText }: ReadQuestion,
    wanted: Wanted,
  ): Promise<Found | null> {
    const place = location ?? (reading.intent === 'street' ? inText : null);
    const within = place ? insideOf(place) : [];
    const nameless = { ...wanted, text: '' };
    const isMail = reading.intent === 'email';
    // An address before others of its host, a street of the place before one elsewhere.
    const tried = [...(isMail ? reading.contactKeys.map((key) => [key]) : [reading.contactKeys])].flatMap(
      (keys) =>
        [...(within.length > 0 ? [within] : []), []].map((inside) => ({
          inside,
          keys: oneOf('contactKeys', keys),
        })),
    );
    const queries = tried.map(({ inside, keys }) => engineQuery(nameless, [...inside, keys]));
    const answers = await this.engine.searchMany(queries);
    const at = answers.findIndex((answer) => totalOf(answer) > 0);
    const [answer, query, chosen] = [answers[at], queries[at], tried[at]];
    if (!answer || !query || !chosen) return null;
    const conditions = [...wanted.conditions, chosen.keys];
    return {
      hits: answer.hits,
      total: totalOf(answer),
      notice: null,
      query,
      wanted: { ...nameless, conditions },
    };
  }

  private async byTrade(
    { reading, location, inText }: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
    nameKeys: readonly string[],
  ): Promise<Answer | null> {
    const { tradeKeys, whole, parts, ignored } = reading;
    const question = { tradeKeys, whole, asked, place: location ?? inText, nameKeys };
    const found = await this.trades.find(question, wanted);
    if (found) return { ...found, parts, ignored };
    if (asked.required.length === 0) return null;
    const relaxed = await this.trades.find({ ...question, asked: { ...asked, required: [] } }, wanted);
    return relaxed && { ...relaxed, ...withoutConditions(parts, ignored) };
  }

  /** By the words of the text, the trade that they resemble where no name does. */
  private async byWords(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
    nameKeys: readonly string[],
  ): Promise<Answer> {
    const { reading } = question;
    const isHeeded = isAsking(asked);
    const parts = reading.parts.filter(({ kind }) => kind === 'place' || (isHeeded && isCondition(kind)));
    const found = await this.byText(question, withText(wanted, reading, asked), isHeeded);
    const isFound = found.total > 0;
    const isWhole = found.missing === undefined || isMostly(reading, found.missing);
    const isGood = isFound && isWhole && !this.isOther(found, question, found.notice);
    if (!isGood && !isHeeded) {
      const almost = await this.byAlmost(question, wanted);
      if (almost) return almost;
    }
    if (isGood || reading.tradeKeys.length === 0) {
      if (isFound || asked.required.length === 0) return { ...found, parts, ignored: found.missing ?? [] };
      const relaxed = await this.byText(question, { ...wanted, text: reading.rest }, isHeeded);
      return { ...relaxed, ...withoutConditions(parts, relaxed.missing ?? []) };
    }
    const trade = await this.byTrade(question, wanted, asked, nameKeys);
    if (trade) return { ...trade, ignored: reading.unknown };
    return { ...found, parts, ignored: found.missing ?? [] };
  }

  /** Whether the first hits are neither of the trade that the text resembles nor named like it. */
  private isOther({ hits }: Found, { reading }: ReadQuestion, notice: SearchNotice | null): boolean {
    if (reading.unknown.length > 0) return false;
    const first = hits.slice(0, FIRST);
    const isMeant = first.some(({ tradeKey }) => tradeKey && reading.tradeKeys.includes(tradeKey));
    return notice !== null || !(isMeant || first.some((hit) => isNamedBy(reading.rest, hit)));
  }

  private async byText(
    { reading, location, inText }: ReadQuestion,
    wanted: Wanted,
    isHeeded: boolean,
  ): Promise<Found> {
    if (location) {
      const found = await this.businesses.at(location, wanted);
      if (found) return { ...found, wanted };
    }
    const named = inText && reading.rest !== '' ? { place: inText, rest: reading.rest } : null;
    if (inText && isHeeded && !location) {
      const found = await this.businesses.at(inText, { ...wanted, text: reading.rest });
      if (found) return { ...found, wanted };
    }
    return { ...(await this.businesses.anywhere(wanted, location ? null : named)), wanted };
  }
}

const NO_CONDITIONS: AskedConditions = { required: [], preferred: [] };

const isAsking = ({ required, preferred }: AskedConditions): boolean =>
  required.length + preferred.length > 0;

/** A name with some words wrong, rather than a trade with words around it: it has a word beside the trade. */
function isMostly({ rest, unknown }: Reading, missing: readonly string[]): boolean {
  const isHit = unknown.some((word) => !missing.includes(foldLoose(word)));
  return isHit && missing.length * 2 <= rest.split(' ').length;
}

const isCondition = (kind: Part['kind']): boolean =>
  kind === 'time' || kind === 'attribute' || kind === 'wish' || kind === 'near-me';

const MOST_SHORTER = 3;
/** 'und' and initials name nothing. */
const SHORTEST_NAME = 4;

/** The text without each word that is nothing known, where another such word stays. */
function withoutOneUnknown(whole: string): { text: string; word: string }[] {
  const words = whole.split(' ');
  const isKnown = (word: string) => word.length < SHORTEST_NAME || isTradeWord(word) || isNeedWord(word);
  return words
    .filter((word) => !isKnown(word))
    .slice(0, MOST_SHORTER)
    .map((word) => ({ word, others: words.filter((other) => other !== word) }))
    .filter(({ others }) => !others.every(isKnown))
    .map(({ word, others }) => ({ word, text: others.join(' ') }));
}

/** The text to be found: without fillers, and without what became a condition. */
function withText(wanted: Wanted, { whole, rest, place, parts }: Reading, asked: AskedConditions): Wanted {
  const isName = !isAsking(asked) && parts.some(({ kind }) => isCondition(kind));
  const text = isName || rest === '' || (place !== null && !isAsking(asked)) ? whole : rest;
  return { ...wanted, text, conditions: [...wanted.conditions, ...asked.required] };
}

/** Times and attributes that nothing fulfils count as ignored. */
function withoutConditions(
  parts: readonly Part[],
  ignored: readonly string[],
): Pick<Answer, 'parts' | 'ignored'> {
  const isUnheeded = ({ kind }: Part) => kind === 'time' || kind === 'attribute';
  return {
    parts: parts.filter((part) => !isUnheeded(part)),
    ignored: [...ignored, ...parts.filter(isUnheeded).map(({ text }) => text)],
  };
}
