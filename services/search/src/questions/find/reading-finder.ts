import { Injectable } from '@nestjs/common';
import type { EngineQuery } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import { nameIn } from '../reader/reading.js';
import { AlmostTexts } from './almost-texts.js';
import { type AskedConditions, AskedConditionsOf, preferringLikely } from './asked-conditions.js';
import { type Asked, BusinessFinder, type Found, NO_HITS } from './business-finder.js';
import { BrandFinder } from './brand-finder.js';
import { ContactFinder } from './contact-finder.js';
import type { Wanted } from './engine-queries.js';
import {
  type Heeded,
  heededParts,
  isAsking,
  isFar,
  isMisspeltTrade,
  isMisspeltTradeAtPlace,
  isMostly,
  isUnknownPlace,
  isNothing,
  isWhollySaid,
  leavingOut,
  withoutFirstTrade,
  meaningTrades,
  NO_CONDITIONS,
  sayingKind,
  standingIn,
  withoutConditions,
  withText,
} from './heeded.js';
import {
  besideTradeQuery,
  keysOfNamedWholly,
  namedBesideTrade,
  namingQuery,
  withinPlace,
} from './named-wholly.js';
import { isOther } from './is-other.js';
import { standInsFor } from './stand-ins.js';
import { TextFinder } from './text-finder.js';
import { TradeFinder } from './trade-finder.js';
import type { ReadQuestion } from './read-question.js';
import { isUnknown } from './without-one-unknown.js';
import { begins, isNamedByNeed } from './word-match.js';

export interface Answer extends Found, Heeded {}

/** Answers a reading: by contact data, by trade, or by the words of the text. @throws EngineUnavailable */
@Injectable()
export class ReadingFinder {
  constructor(
    private readonly engine: SearchClient,
    private readonly businesses: BusinessFinder,
    private readonly contacts: ContactFinder,
    private readonly brands: BrandFinder,
    private readonly trades: TradeFinder,
    private readonly conditions: AskedConditionsOf,
    private readonly texts: AlmostTexts,
    private readonly words: TextFinder,
  ) {}

  async find(question: ReadQuestion, wanted: Wanted): Promise<Answer> {
    const { reading } = question;
    if (reading.contactKeys.length > 0) {
      const found = await this.contacts.find(question, wanted);
      if (found) return { ...found, parts: reading.parts, ignored: [] };
      const { besideStreet: beside, parts } = reading;
      if (!beside) return this.byWords(question, wanted, NO_CONDITIONS);
      const answer = await this.find({ ...question, reading: beside }, wanted);
      return { ...answer, ignored: [...parts.map(({ text }) => text), ...answer.ignored] };
    }
    const asked = await this.conditions.of(reading);
    const branches = await this.brands.find(question, wanted, asked);
    const ofBrand = branches ?? (reading.brand ? await this.byHelp(question, wanted, asked) : null);
    if (ofBrand) return ofBrand;
    const named = await this.words.named(question, wanted, asked);
    if (named) return named;
    if (reading.intent === 'need') return this.byNeed(question, wanted, asked);
    // 'Salon Sonntag' is a name, 'Salon am Sonntag' asks for a day.
    const names = isAsking(asked) ? (await this.engine.search(namingQuery(question, wanted))).hits : [];
    const isName = keysOfNamedWholly(reading.whole, names).length > 0;
    if (isName) return this.byWords(question, wanted, NO_CONDITIONS);
    if (reading.intent === 'trade') {
      const isWhole = reading.parts.length === 1;
      const naming = isAsking(asked) || isWhole ? null : namingQuery(question, wanted);
      const found = await this.byTrade(question, wanted, asked, naming);
      return found ?? this.withoutTrade(question, wanted, asked);
    }
    return this.byWords(question, wanted, asked);
  }

  /** No business has the trade: names that the text is, else those that stand in for it, where no filter of the visitor's keeps them out. */
  private async withoutTrade(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
  ): Promise<Answer> {
    const words = await this.byWords(question, wanted, asked);
    const { rest, parts, ignored } = question.reading;
    // Not nearly: a 'Handyladen' is no handyman.
    const isNamed = keysOfNamedWholly(rest, words.hits.slice(0, 1)).length > 0;
    // 'Zimmermann' beside a place asks for a carpenter, unless one of that name is there.
    const isElsewhere = words.notice?.kind === 'nearest';
    if (isUnknownPlace(words) || (isNamed && !isElsewhere)) return words;
    return (await this.byStandIns(question, wanted, asked)) ?? { ...NO_HITS, parts, ignored };
  }

  /** By those that stand in for what no business has, misspelt or not; null where a filter of the visitor's may keep it out. */
  private async byStandIns(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
  ): Promise<Answer | null> {
    const reading = meaningTrades(question.reading, standInsFor(question.reading));
    const isOpen = wanted.conditions.length + wanted.categorySlugs.length === 0;
    const others =
      reading && isOpen ? await this.byTrade({ ...question, reading }, wanted, asked, null) : null;
    return others && standingIn(others, question.reading);
  }

  /** By the trades that help, but for names: 'Bad & Heizung Arnold' is no need. */
  private async byNeed(question: ReadQuestion, wanted: Wanted, asked: AskedConditions): Promise<Answer> {
    const { reading } = question;
    const first = isAsking(asked) ? null : await this.asName(question, wanted);
    if (first?.hits.some((hit) => isNamedByNeed(reading.whole, hit)))
      return this.byWords(question, wanted, NO_CONDITIONS, first);
    const within = withinPlace(question, wanted);
    const almost = [
      ...(isWhollySaid(reading) ? [] : this.texts.corrected(nameIn(reading), within, true)),
      ...this.texts.shorter(reading.rest, within),
    ];
    const beside = besideTradeQuery(reading, within);
    const queries = [
      ...(first ? [] : [namingQuery(question, wanted)]),
      ...(beside ? [beside] : []),
      ...almost.map(({ query }) => query),
    ];
    const answers = queries.length === 0 ? [] : await this.engine.searchMany(queries);
    const names = first ? [] : (answers.shift()?.hits ?? []);
    const meant = beside ? namedBesideTrade(question, answers.shift()?.hits ?? []) : question;
    const nameKeys = keysOfNamedWholly(reading.whole, names);
    const isName =
      (isAsking(asked) && nameKeys.length > 0) || names.some((hit) => isNamedByNeed(reading.whole, hit));
    if (isName) return this.byWords(question, wanted, NO_CONDITIONS);
    const found =
      (await this.words.almost(question, wanted, almost, answers)) ??
      (await this.byHelp(meant, wanted, asked));
    if (found) return found;
    // No business helps: what has only some of the words does not either.
    const words = await this.byWords(question, wanted, asked);
    if (words.total > 0 && words.missing === undefined) return words;
    return { ...NO_HITS, parts: reading.parts, ignored: reading.ignored };
  }

  /** By the likely trades, else, where none is near, by the less likely ones and by those that stand in for them. */
  private async byHelp(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
  ): Promise<Answer | null> {
    const { otherKeys } = question.reading;
    let found = await this.byTrade(question, wanted, asked, null);
    for (const keys of [otherKeys, standInsFor(question.reading)]) {
      if (found && !isFar(found)) break;
      const reading = meaningTrades(question.reading, keys);
      const others = reading && (await this.byTrade({ ...question, reading }, wanted, asked, null));
      if (others && (!found || !isFar(others)))
        found =
          keys === otherKeys
            ? leavingOut(others, question.reading, keys)
            : standingIn(others, question.reading);
    }
    return found && withoutFirstTrade(found, question.reading);
  }

  /** The words' own answer, which begins with the name that they are: where most texts are names. Null elsewhere. */
  private async asName({ reading, location }: ReadQuestion, wanted: Wanted): Promise<Asked | null> {
    const mayBeName = location !== null && wanted.offset === 0 && reading.rest.split(' ').some(isUnknown);
    return mayBeName ? this.businesses.first(location, withText(wanted, reading, NO_CONDITIONS)) : null;
  }

  private async byTrade(
    { reading, location, inText, nameKeys = [] }: ReadQuestion,
    wanted: Wanted,
    given: AskedConditions,
    naming: EngineQuery | null,
  ): Promise<Answer | null> {
    const { tradeKeys, whole, parts, ignored } = reading;
    const asked = preferringLikely(reading, given);
    const question = { tradeKeys, whole, asked, place: location ?? inText, nameKeys, naming };
    const found = await this.trades.find(question, wanted);
    const answer = found && sayingKind({ ...found, parts, ignored }, reading);
    // Who asks for a hotel with a car park in Krems does not go to Munich for it.
    if (asked.required.length === 0 || (answer && !isFar(answer))) return answer;
    const relaxed = await this.trades.find({ ...question, asked: { ...asked, required: [] } }, wanted);
    return relaxed && !(answer && isFar(relaxed))
      ? { ...relaxed, ...withoutConditions(parts, ignored) }
      : answer;
  }

  /** By the words of the text, the trade that they resemble where no name does. */
  private async byWords(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
    first: Asked | null = null,
  ): Promise<Answer> {
    const { reading } = question;
    if (reading.isElsewhere && reading.tradeKeys.length > 0) {
      const trade = await this.byTrade(question, wanted, asked, namingQuery(question, wanted));
      if (trade) return { ...trade, ignored: reading.unknown };
    }
    if (first === null && isMisspeltTradeAtPlace(question) && this.texts.lackWordOf(reading.rest)) {
      const trade = await this.byTrade(question, wanted, asked, namingQuery(question, wanted));
      if (trade) return trade;
    }
    const isHeeded = isAsking(asked);
    const parts = heededParts(reading, isHeeded);
    const found = await this.words.find(question, withText(wanted, reading, asked), isHeeded, first);
    const isFound = found.total > 0;
    const isWhole = !found.missing || isMostly(reading, found.missing);
    const isGood = isFound && isWhole && !isOther(found, reading, question.location !== null);
    // 'Dange Malerbetrieb': 'Lange Malerbetrieb' goes before what has only some of the words.
    const isPoor = found.missing !== undefined || this.texts.lackWordOf(reading.rest);
    const isMisspelt = !begins(found, reading.rest) && isPoor;
    if ((!isGood || isMisspelt) && !isHeeded && !isMisspeltTrade(reading)) {
      const within = withinPlace(question, wanted);
      const texts = [
        ...this.texts.corrected(reading.rest, within),
        ...this.texts.shorter(reading.rest, within),
      ];
      const answers = texts.length === 0 ? [] : await this.engine.searchMany(texts.map(({ query }) => query));
      const almost = await this.words.almost(question, wanted, texts, answers);
      if (almost) return almost;
    }
    if (isNothing(found) && reading.tradeKeys.length === 0)
      return { ...NO_HITS, parts, ignored: found.missing ?? [] };
    if (isGood || reading.tradeKeys.length === 0) {
      if (isFound || asked.required.length === 0) return { ...found, parts, ignored: found.missing ?? [] };
      const relaxed = await this.words.find(question, { ...wanted, text: reading.rest }, isHeeded);
      return { ...relaxed, ...withoutConditions(parts, relaxed.missing ?? []) };
    }
    const naming = reading.parts.length === 0 ? null : namingQuery(question, wanted);
    const trade = await this.byTrade(question, wanted, asked, naming);
    if (trade) return { ...trade, ignored: reading.unknown };
    const isLike = reading.intent === 'name' && reading.unknown.length === 0;
    const others = isLike && !isUnknownPlace(found) && (await this.byStandIns(question, wanted, asked));
    return others || { ...found, parts, ignored: found.missing ?? [] };
  }
}
