import { Injectable } from '@nestjs/common';
import { SearchClient } from '../../engine/search.client.js';
import { nameIn } from '../reader/reading.js';
import { AlmostTexts } from './almost-texts.js';
import { type AskedConditions, AskedConditionsOf } from './asked-conditions.js';
import { type Asked, BusinessFinder, NO_HITS } from './business-finder.js';
import { BrandFinder } from './brand-finder.js';
import { ContactFinder } from './contact-finder.js';
import type { Wanted } from './engine-queries.js';
import {
  type Answer,
  usedParts,
  isAsking,
  isMisspeltTrade,
  isMisspeltTradeAtPlace,
  isMostly,
  isUnknownPlace,
  isNothing,
  isWhollySaid,
  NO_CONDITIONS,
  standingIn,
  withoutConditions,
  withText,
} from './used-parts.js';
import {
  keysOfNamedWholly,
  NAMES_MEANT,
  namesFirst,
  namesInstead,
  namingQuery,
  withinPlace,
} from './named-wholly.js';
import { NeedNames } from './need-names.js';
import { isOther } from './is-other.js';
import { TextFinder } from './text-finder.js';
import { TradeAnswers } from './trade-answers.js';
import type { ReadQuestion } from './read-question.js';
import { isUnknown } from './without-one-unknown.js';
import { begins, isNamedByNeed, isWhollyMissing } from './word-match.js';

/** Answers a reading: by contact data, by trade, or by the words of the text. @throws EngineUnavailable */
@Injectable()
export class ReadingFinder {
  constructor(
    private readonly engine: SearchClient,
    private readonly businesses: BusinessFinder,
    private readonly contacts: ContactFinder,
    private readonly brands: BrandFinder,
    private readonly trades: TradeAnswers,
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
    const ofBrand = branches ?? (reading.brand ? await this.ofHelp(question, wanted, asked) : null);
    if (ofBrand) return ofBrand;
    const named = await this.words.named(question, wanted, asked);
    if (named) return named;
    if (reading.intent === 'need') return this.byNeed(question, wanted, asked);
    if (reading.intent === 'trade') return this.byNamedTrade(question, wanted, asked);
    const names = isAsking(asked) ? (await this.engine.search(namingQuery(question, wanted))).hits : [];
    const isName = keysOfNamedWholly(reading.whole, names).length > 0;
    return this.byWords(question, wanted, isName ? NO_CONDITIONS : asked);
  }

  private async byNamedTrade(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
  ): Promise<Answer> {
    const isWhole = question.reading.parts.length === 1;
    const first = isWhole ? null : namesFirst(question, wanted);
    const naming = isAsking(asked) ? namesInstead(question, wanted) : first;
    const found = await this.trades.byTrade(question, wanted, asked, naming);
    if (found === NAMES_MEANT) return this.byWords(question, wanted, NO_CONDITIONS);
    return found ?? this.withoutTrade(question, wanted, asked);
  }

  /**
   * The answer if no business has the trade: names that match the text, otherwise related trades, unless the
   * visitor's filters exclude the trade.
   */
  private async withoutTrade(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
  ): Promise<Answer> {
    const words = await this.byWords(question, wanted, asked);
    const { rest, parts, ignored } = question.reading;
    // Only an exact match counts: a 'Handyladen' is not a handyman.
    const isNamed = keysOfNamedWholly(rest, words.hits.slice(0, 1)).length > 0;
    // 'Zimmermann' with a place asks for a carpenter, unless a business of that name is there.
    const isElsewhere = words.notice?.kind === 'nearest';
    if (isUnknownPlace(words)) return words;
    if (isNamed && !isElsewhere) return standingIn({ ...words, parts }, question.reading);
    return (await this.trades.byStandIns(question, wanted, asked)) ?? { ...NO_HITS, parts, ignored };
  }

  /** Answers by the trades that help, unless the text is a name: 'Bad & Heizung Arnold' is not a need. */
  private async byNeed(question: ReadQuestion, wanted: Wanted, asked: AskedConditions): Promise<Answer> {
    const { reading } = question;
    const first = isAsking(asked) ? null : await this.asName(question, wanted);
    if (first?.hits.some((hit) => isNamedByNeed(reading.whole, hit)))
      return this.byWords(question, wanted, NO_CONDITIONS, first);
    const within = withinPlace(question, wanted);
    const almost = [
      ...(isWhollySaid(reading) && !hasTwoPlaces(question)
        ? []
        : this.texts.corrected(nameOf(question, nameIn(reading)), within, true)),
      ...this.texts.shorter(reading.rest, within),
    ];
    // Names are queried in the same request as the trade, since they are found for too few needs to be worth a
    // separate one.
    const isLookedFor = first === null || !hasUnknownWord(reading);
    const names = new NeedNames(question, wanted, almost, isLookedFor, isAsking(asked));
    const helped = await this.trades.byHelp(question, wanted, asked, names);
    if (names.isName) return this.byWords(question, wanted, NO_CONDITIONS);
    const found =
      helped === NAMES_MEANT
        ? ((await this.words.almost(question, wanted, almost, names.ofAlmost)) ??
          (await this.ofHelp(names.meant, wanted, asked)))
        : helped;
    if (found) return found;
    // No business has a trade that helps, and one that has only some of the words does not help either.
    const words = await this.byWords(question, wanted, asked);
    if (words.total > 0 && words.missing === undefined) return words;
    return { ...NO_HITS, parts: reading.parts, ignored: reading.ignored };
  }

  private async ofHelp(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
  ): Promise<Answer | null> {
    const answer = await this.trades.byHelp(question, wanted, asked, null);
    return answer === NAMES_MEANT ? null : answer;
  }

  /**
   * The answer by words at the given place if the text is likely a name; otherwise null. An unknown word usually
   * belongs to a name.
   */
  private async asName({ reading, location }: ReadQuestion, wanted: Wanted): Promise<Asked | null> {
    const isLikely = hasUnknownWord(reading) || this.texts.isLikelyName(reading.whole);
    return location !== null && wanted.offset === 0 && isLikely
      ? this.businesses.first(location, withText(wanted, reading, NO_CONDITIONS))
      : null;
  }

  /** Answers by the words of the text, or by the trade that they resemble if no name matches. */
  private async byWords(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
    first: Asked | null = null,
  ): Promise<Answer> {
    const { reading } = question;
    if (reading.isElsewhere && reading.tradeKeys.length > 0) {
      const trade = await this.trades.ofTrade(question, wanted, asked, namesFirst(question, wanted));
      if (trade) return { ...trade, ignored: reading.unknown };
    }
    if (first === null && isMisspeltTradeAtPlace(question) && this.texts.lackWordOf(reading.rest)) {
      const trade = await this.trades.ofTrade(question, wanted, asked, namesFirst(question, wanted));
      if (trade) return trade;
    }
    const isConditional = isAsking(asked);
    const parts = usedParts(reading, isConditional);
    const found = await this.words.find(question, withText(wanted, reading, asked), isConditional, first);
    const isFound = found.total > 0;
    const isWhole = !found.missing || isMostly(reading, found.missing);
    const isGood = isFound && isWhole && !isOther(found, reading, question.location !== null);
    // For 'Dange Malerbetrieb', 'Lange Malerbetrieb' comes before businesses that have only some of the words.
    const isPoor = found.missing !== undefined || this.texts.lackWordOf(nameOf(question, reading.rest));
    const isMisspelt = !begins(found, reading.rest) && isPoor;
    if ((!isGood || isMisspelt) && !isConditional && !isMisspeltTrade(reading)) {
      const within = withinPlace(question, wanted);
      const texts = [
        ...this.texts.corrected(nameOf(question, reading.rest), within),
        ...this.texts.shorter(reading.rest, within),
      ];
      const answers = texts.length === 0 ? [] : await this.engine.searchMany(texts.map(({ query }) => query));
      const almost = await this.words.almost(question, wanted, texts, answers);
      if (almost) return almost;
    }
    const nothing = { ...NO_HITS, parts, ignored: found.missing ?? [] };
    const isLike = async (): Promise<boolean> =>
      !isGood &&
      !isConditional &&
      isWhollyMissing(reading.rest, found) &&
      this.words.areOnlyAlike(reading.rest, found, wanted);
    if (reading.tradeKeys.length === 0 && (isNothing(found) || (await isLike()))) return nothing;
    if (isGood || reading.tradeKeys.length === 0) {
      if (isFound || asked.required.length === 0) return { ...found, parts, ignored: found.missing ?? [] };
      const relaxed = await this.words.find(question, { ...wanted, text: reading.rest }, isConditional);
      return { ...relaxed, ...withoutConditions(parts, relaxed.missing ?? []) };
    }
    const naming = reading.parts.length === 0 ? null : namesFirst(question, wanted);
    const trade = await this.trades.ofTrade(question, wanted, asked, naming);
    if (trade) return { ...trade, ignored: reading.unknown };
    const isGuess = reading.intent === 'name' && reading.unknown.length === 0;
    const others =
      isGuess && !isUnknownPlace(found) && (await this.trades.byStandIns(question, wanted, asked));
    return others || ((await isLike()) ? nothing : { ...found, parts, ignored: found.missing ?? [] });
  }
}

/** Whether a place was given separately although the text names one, which is then likely part of a name. */
const hasTwoPlaces = ({ reading, location }: ReadQuestion): boolean =>
  location !== null && reading.place !== null;

const hasUnknownWord = ({ rest }: ReadQuestion['reading']): boolean => rest.split(' ').some(isUnknown);

/** The text that may be a misspelt name: for 'Mäder Vogel' in Wertheim the whole text, although Mäder is a village. */
const nameOf = (question: ReadQuestion, withoutPlace: string): string =>
  hasTwoPlaces(question) ? question.reading.whole : withoutPlace;
