import { Injectable } from '@nestjs/common';
import { type AskedConditions, preferringLikely } from './asked-conditions.js';
import type { Wanted } from './engine-queries.js';
import {
  type Answer,
  isFar,
  leavingOut,
  meaningTrades,
  sayingKind,
  standingIn,
  withoutConditions,
  withoutFirstTrade,
} from './used-parts.js';
import { NAMES_MEANT, type Naming } from './named-wholly.js';
import type { ReadQuestion } from './read-question.js';
import { standInsFor } from './stand-ins.js';
import { TradeFinder } from './trade-finder.js';

/**
 * Answers by the trades of a reading, or by related ones.
 * @throws EngineUnavailable
 */
@Injectable()
export class TradeAnswers {
  constructor(private readonly trades: TradeFinder) {}

  /** Null if no business has the trades; `NAMES_MEANT` only if `naming` determines that. */
  async byTrade(
    { reading, location, inText, nameKeys = [] }: ReadQuestion,
    wanted: Wanted,
    given: AskedConditions,
    naming: Naming | null,
  ): Promise<Answer | typeof NAMES_MEANT | null> {
    const { tradeKeys, whole, parts, ignored } = reading;
    const asked = preferringLikely(reading, given);
    const question = { tradeKeys, whole, asked, place: location ?? inText, nameKeys, naming };
    const found = await this.trades.find(question, wanted);
    if (found === NAMES_MEANT) return found;
    const answer = found && sayingKind({ ...found, parts, ignored }, reading, asked);
    // Someone who asks for a hotel with a car park in Krems does not go to Munich for it.
    if (asked.required.length === 0 || (answer && !isFar(answer))) return answer;
    const others = naming?.isInstead ? null : naming;
    const open = { ...question, asked: { ...asked, required: [] }, naming: others };
    const relaxed = await this.trades.find(open, wanted);
    if (relaxed === NAMES_MEANT) return relaxed;
    return relaxed && !(answer && isFar(relaxed))
      ? { ...relaxed, ...withoutConditions(parts, ignored) }
      : answer;
  }

  /** Like {@link byTrade}, but names may only come first and never replace the trade. */
  async ofTrade(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
    first: Naming | null = null,
  ): Promise<Answer | null> {
    const answer = await this.byTrade(question, wanted, asked, first);
    return answer === NAMES_MEANT ? null : answer;
  }

  /**
   * Answers by related trades if no business has the requested trade, misspelt or not; null if one of the
   * visitor's filters may exclude that trade.
   */
  async byStandIns(question: ReadQuestion, wanted: Wanted, asked: AskedConditions): Promise<Answer | null> {
    const reading = meaningTrades(question.reading, standInsFor(question.reading));
    const isOpen = wanted.conditions.length + wanted.categorySlugs.length === 0;
    const others = reading && isOpen ? await this.ofTrade({ ...question, reading }, wanted, asked) : null;
    return others && standingIn(others, question.reading);
  }

  /** Answers by the likely trades; if no business of these trades is near, by the less likely and related trades. */
  async byHelp(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
    naming: Naming | null,
  ): Promise<Answer | typeof NAMES_MEANT | null> {
    const { otherKeys } = question.reading;
    let found = await this.byTrade(question, wanted, asked, naming);
    if (found === NAMES_MEANT) return found;
    for (const keys of [otherKeys, standInsFor(question.reading)]) {
      if (found && !isFar(found)) break;
      const reading = meaningTrades(question.reading, keys);
      const others: Answer | null = reading && (await this.ofTrade({ ...question, reading }, wanted, asked));
      if (others && (!found || !isFar(others)))
        found =
          keys === otherKeys
            ? leavingOut(others, question.reading, keys)
            : standingIn(others, question.reading);
    }
    return found && withoutFirstTrade(found, question.reading);
  }
}
