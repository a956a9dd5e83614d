import type { EngineAnswer, EngineQuery } from '../../engine/engine-query.js';
import { type Almost, firstNamed } from './almost-texts.js';
import type { Wanted } from './engine-queries.js';
import {
  besideTradeQuery,
  keysOfNamedWholly,
  namedBesideTrade,
  NAMES_MEANT,
  type Naming,
  namingQuery,
  withinPlace,
} from './named-wholly.js';
import type { ReadQuestion } from './read-question.js';
import { isNamedByNeed } from './word-match.js';

/** Finds names that a text for a need may mean: 'Bad & Heizung Arnold' does not ask for a trade. */
export class NeedNames implements Naming {
  readonly queries: readonly EngineQuery[];
  readonly isInstead = true;
  private readonly beside: EngineQuery | null;
  private answers: readonly EngineAnswer[] = [];

  /**
   * @param almost texts that may be meant if the text is a misspelt name
   * @param isLookedFor whether names with the whole text still have to be searched
   * @param hasConditions whether the text has times or attributes, over which an exact name also takes precedence
   */
  constructor(
    private readonly question: ReadQuestion,
    wanted: Wanted,
    private readonly almost: readonly Almost[],
    private readonly isLookedFor: boolean,
    private readonly hasConditions: boolean,
  ) {
    this.beside = besideTradeQuery(question.reading, withinPlace(question, wanted));
    this.queries = [
      ...(isLookedFor ? [namingQuery(question, wanted)] : []),
      ...(this.beside ? [this.beside] : []),
      ...almost.map(({ query }) => query),
    ];
  }

  read(answers: readonly EngineAnswer[]): [] | typeof NAMES_MEANT {
    this.answers = answers;
    const isMeant =
      this.isName || this.meant !== this.question || firstNamed(this.almost, this.ofAlmost) !== undefined;
    return isMeant ? NAMES_MEANT : [];
  }

  /** Whether the whole text is a name. */
  get isName(): boolean {
    const { whole } = this.question.reading;
    const names = this.isLookedFor ? (this.answers[0]?.hits ?? []) : [];
    return (
      (this.hasConditions && keysOfNamedWholly(whole, names).length > 0) ||
      names.some((hit) => isNamedByNeed(whole, hit))
    );
  }

  /** The search in which names that match its words next to the trade come first. */
  get meant(): ReadQuestion {
    const at = this.isLookedFor ? 1 : 0;
    return this.beside ? namedBesideTrade(this.question, this.answers[at]?.hits ?? []) : this.question;
  }

  /** The responses to the queries of `almost`. */
  get ofAlmost(): readonly EngineAnswer[] {
    return this.answers.slice(this.queries.length - this.almost.length);
  }
}
