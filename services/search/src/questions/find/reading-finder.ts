import type { SearchNotice } from '@gewerk/contracts/bus';
import { tradesStandingIn } from '@gewerk/trades';
import { Injectable } from '@nestjs/common';
import type { Filter } from '../../engine/conditions.js';
import type { EngineAnswer, EngineQuery } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import { NameVocabulary } from '../../names/name-vocabulary.js';
import { nameIn } from '../reader/reading.js';
import { type AskedConditions, AskedConditionsOf, preferringFirst } from './asked-conditions.js';
import { type Asked, BusinessFinder, type Found } from './business-finder.js';
import { BrandFinder } from './brand-finder.js';
import { ContactFinder } from './contact-finder.js';
import { insideOf, type Wanted } from './engine-queries.js';
import {
  type Heeded,
  isAsking,
  isCondition,
  isFar,
  isMisspeltTrade,
  isMostly,
  isWhollySaid,
  meaningTrades,
  NO_CONDITIONS,
  withoutConditions,
  withText,
} from './heeded.js';
import { keysOfNamedWholly, namesQuery } from './named-wholly.js';
import { TradeFinder } from './trade-finder.js';
import type { ReadQuestion } from './read-question.js';
import { isUnknown, withoutOneUnknown } from './without-one-unknown.js';
import { isNamedBy, isNamedByNeed, isNearlyNamedBy } from './word-match.js';

export interface Answer extends Found, Heeded {}

/** A text that may be meant. */
interface Almost {
  text: string;
  /** Words of the visitor's text that it leaves out. */
  ignored: readonly string[];
  /** Looks for its names. */
  query: EngineQuery;
}

const FIRST = 5;
const NO_HITS: Found = { hits: [], total: 0, notice: null, query: null };

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
    private readonly vocabulary: NameVocabulary,
  ) {}

  async find(question: ReadQuestion, wanted: Wanted): Promise<Answer> {
    const { reading } = question;
    if (reading.contactKeys.length > 0) {
      const found = await this.contacts.find(question, wanted);
      if (found) return { ...found, parts: reading.parts, ignored: [] };
      return this.byWords(question, wanted, NO_CONDITIONS);
    }
    const asked = await this.conditions.of(reading);
    const branches = await this.brands.find(question, wanted, asked);
    const ofBrand = branches ?? (reading.brand ? await this.byHelp(question, wanted, asked) : null);
    if (ofBrand) return ofBrand;
    if (reading.intent === 'need') return this.byNeed(question, wanted, asked);
    // 'Salon Sonntag' is a name, 'Salon am Sonntag' asks for a day.
    const names = isAsking(asked) ? (await this.engine.search(this.naming(question, wanted))).hits : [];
    const nameKeys = keysOfNamedWholly(reading.whole, names);
    if (nameKeys.length > 0) return this.byWords(question, wanted, NO_CONDITIONS);
    if (reading.intent === 'trade') {
      const isWhole = reading.parts.length === 1;
      const naming = isAsking(asked) || isWhole ? null : this.naming(question, wanted);
      const found = await this.byTrade(question, wanted, asked, naming);
      if (found) return found;
    }
    return this.byWords(question, wanted, asked);
  }

  /** By the trades that help, but for names: 'Bad & Heizung Arnold' is no need. */
  private async byNeed(question: ReadQuestion, wanted: Wanted, asked: AskedConditions): Promise<Answer> {
    const { reading } = question;
    const first = isAsking(asked) ? null : await this.asName(question, wanted);
    if (first?.hits.some((hit) => isNamedByNeed(reading.whole, hit)))
      return this.byWords(question, wanted, NO_CONDITIONS, first);
    const almost = [
      ...(isWhollySaid(reading) ? [] : this.corrected(nameIn(reading), question, wanted, true)),
      ...this.almost(question, wanted),
    ];
    const queries = [...(first ? [] : [this.naming(question, wanted)]), ...almost.map(({ query }) => query)];
    const answers = queries.length === 0 ? [] : await this.engine.searchMany(queries);
    const names = first ? [] : (answers.shift()?.hits ?? []);
    const nameKeys = keysOfNamedWholly(reading.whole, names);
    const isName =
      (isAsking(asked) && nameKeys.length > 0) || names.some((hit) => isNamedByNeed(reading.whole, hit));
    if (isName) return this.byWords(question, wanted, NO_CONDITIONS);
    const found =
      (await this.byAlmost(question, wanted, almost, answers)) ?? (await this.byHelp(question, wanted, asked));
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
    const { tradeKeys, otherKeys } = question.reading;
    let found = await this.byTrade(question, wanted, asked, null);
    for (const keys of [otherKeys, tradesStandingIn(tradeKeys)]) {
      if (found && !isFar(found)) break;
      const reading = meaningTrades(question.reading, keys);
      const others = reading && (await this.byTrade({ ...question, reading }, wanted, asked, null));
      if (others && (!found || !isFar(others))) found = others;
    }
    return found;
  }

  /** The words' own answer, which begins with the name that they are: where most texts are names. Null elsewhere. */
  private async asName({ reading, location }: ReadQuestion, wanted: Wanted): Promise<Asked | null> {
    const mayBeName = location !== null && wanted.offset === 0 && reading.rest.split(' ').some(isUnknown);
    return mayBeName ? this.businesses.first(location, withText(wanted, reading, NO_CONDITIONS)) : null;
  }

  /** Names that have every word of the text, typos allowed. */
  private naming(question: ReadQuestion, wanted: Wanted): EngineQuery {
    return namesQuery(question.reading.whole, this.withinPlace(question, wanted));
  }

  private withinPlace({ location }: ReadQuestion, { conditions }: Wanted): Filter {
    return [...(location ? insideOf(location) : []), ...conditions];
  }

  /** Texts that may be meant where the text itself is no name. */
  private almost(question: ReadQuestion, wanted: Wanted): Almost[] {
    const filter = this.withinPlace(question, wanted);
    return withoutOneUnknown(question.reading.rest).map(({ text, word }) => ({
      text,
      ignored: [word],
      query: namesQuery(text, filter),
    }));
  }

  /** Texts that a misspelt one may be: the first letter, its sound or two letters wrong. */
  private corrected(text: string, question: ReadQuestion, wanted: Wanted, isStrict = false): Almost[] {
    const filter = this.withinPlace(question, wanted);
    const texts = this.vocabulary.corrected(text, isStrict);
    return texts.map((other) => ({ text: other, ignored: [], query: namesQuery(other, filter) }));
  }

  /** By the first of these texts that is a name. */
  private async byAlmost(
    question: ReadQuestion,
    wanted: Wanted,
    almost: readonly Almost[],
    answers: readonly EngineAnswer[],
  ): Promise<Answer | null> {
    const meant = almost.find(({ text, ignored }, at) => {
      const hits = answers[at]?.hits ?? [];
      // A word left out and others misspelt would fit too many names.
      if (ignored.length > 0) return keysOfNamedWholly(text, hits).length > 0;
      return hits.some((hit) => isNamedBy(text, hit));
    });
    if (!meant) return null;
    const found = await this.byText(question, { ...wanted, text: meant.text }, false);
    return { ...found, parts: [], ignored: meant.ignored };
  }

  private async byTrade(
    { reading, location, inText }: ReadQuestion,
    wanted: Wanted,
    given: AskedConditions,
    naming: EngineQuery | null,
  ): Promise<Answer | null> {
    const { tradeKeys, whole, parts, ignored } = reading;
    const asked = reading.intent === 'need' ? preferringFirst(tradeKeys, given) : given;
    const question = { tradeKeys, whole, asked, place: location ?? inText, nameKeys: [], naming };
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
    first: Asked | null = null,
  ): Promise<Answer> {
    const { reading } = question;
    const isHeeded = isAsking(asked);
    const parts = reading.parts.filter(({ kind }) => kind === 'place' || (isHeeded && isCondition(kind)));
    const found = await this.byText(question, withText(wanted, reading, asked), isHeeded, first);
    const isFound = found.total > 0;
    const isWhole = found.missing === undefined || isMostly(reading, found.missing);
    const isGood = isFound && isWhole && !this.isOther(found, question, found.notice);
    // 'dange Malerbetrieb' begins with no word of a name: 'Lange' goes before what has only some of the words.
    const isMisspelt = !this.begins(found, reading.rest) && this.vocabulary.lacksWordOf(reading.rest);
    if ((!isGood || isMisspelt) && !isHeeded && !isMisspeltTrade(reading)) {
      const texts = [...this.corrected(reading.rest, question, wanted), ...this.almost(question, wanted)];
      const answers = texts.length === 0 ? [] : await this.engine.searchMany(texts.map(({ query }) => query));
      const almost = await this.byAlmost(question, wanted, texts, answers);
      if (almost) return almost;
    }
    if (isGood || reading.tradeKeys.length === 0) {
      if (isFound || asked.required.length === 0) return { ...found, parts, ignored: found.missing ?? [] };
      const relaxed = await this.byText(question, { ...wanted, text: reading.rest }, isHeeded);
      return { ...relaxed, ...withoutConditions(parts, relaxed.missing ?? []) };
    }
    const naming = reading.parts.length === 0 ? null : this.naming(question, wanted);
    const trade = await this.byTrade(question, wanted, asked, naming);
    if (trade) return { ...trade, ignored: reading.unknown };
    return { ...found, parts, ignored: found.missing ?? [] };
  }

  private begins({ hits: [first] }: Found, text: string): boolean {
    return first !== undefined && isNamedBy(text, first);
  }

  /** Whether the first hits are neither of the trade that the text resembles nor named like it. */
  private isOther({ hits }: Found, { reading }: ReadQuestion, notice: SearchNotice | null): boolean {
    if (reading.unknown.length > 0) return false;
    const first = hits.slice(0, FIRST);
    const isMeant = first.some(({ tradeKey }) => tradeKey && reading.tradeKeys.includes(tradeKey));
    // 'Pastne' is one letter from a trade and two from 'Partner'.
    const isNamed = isMisspeltTrade(reading) ? isNearlyNamedBy : isNamedBy;
    return notice !== null || !(isMeant || first.some((hit) => isNamed(reading.rest, hit)));
  }

  private async byText(
    { reading, location, inText }: ReadQuestion,
    wanted: Wanted,
    isHeeded: boolean,
    first: Asked | null = null,
  ): Promise<Found> {
    if (location) return { ...(await this.businesses.at(location, wanted, first)), wanted };
    if (inText && isHeeded) {
      return { ...(await this.businesses.at(inText, { ...wanted, text: reading.rest })), wanted };
    }
    const named = inText && reading.rest !== '' ? { place: inText, rest: reading.rest } : null;
    return { ...(await this.businesses.anywhere(wanted, named)), wanted };
  }
}
