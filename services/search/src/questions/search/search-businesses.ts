import { type ParsedInputOf, searchBusinesses } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { EngineUnavailable } from '../../engine/engine-query.js';
import { encodeAnswer } from './encode-answer.js';
import { OpenStateMemo } from './open-state.memo.js';
import { PrefixSearch } from './prefix-search.js';
import { SearchQuestions } from '../find/search-questions.js';

/** Searches the index, or the database while it is away. */
@UseCase()
export class SearchBusinesses {
  private readonly openStates = new OpenStateMemo();
  private isDegraded = false;

  constructor(
    private readonly questions: SearchQuestions,
    private readonly prefixSearch: PrefixSearch,
  ) {}

  /** Returns JSON. @throws GewerkError invalid-input for what cannot be searched */
  @Answers(searchBusinesses)
  async search(input: ParsedInputOf<typeof searchBusinesses>): Promise<Uint8Array> {
    const question = this.questions.parse(input);
    try {
      const { hits, total, notice, understood } = await this.questions.answer(question, input);
      this.logDegraded(null);
      return encodeAnswer(hits, total, notice, understood, this.openStates);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      this.logDegraded(error);
      return this.prefixSearch.search(input, question.category, question.place);
    }
  }

  /** Logs changes only, not every search. */
  private logDegraded(error: EngineUnavailable | null): void {
    if (this.isDegraded === (error !== null)) return;
    this.isDegraded = error !== null;
    if (error) logger.warn({ err: error }, 'The index does not answer; searching the database by prefix');
    else logger.info('The index answers again');
  }
}
