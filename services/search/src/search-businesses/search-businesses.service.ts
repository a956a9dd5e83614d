import type { ParsedInputOf, searchBusinesses } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { EngineUnavailable } from '../engine/engine-query.js';
import { encodeAnswer } from './answer.js';
import { OpenStateMemo } from './open-state.memo.js';
import { PrefixSearch } from './prefix-search.js';
import { SearchQuestions } from './search-question.js';

type SearchInput = ParsedInputOf<typeof searchBusinesses>;

/** Answers a search: from the index, or while that is away from the database. */
@Injectable()
export class SearchBusinessesService {
  private readonly openStates = new OpenStateMemo();
  private isDegraded = false;

  constructor(
    private readonly questions: SearchQuestions,
    private readonly prefixSearch: PrefixSearch,
  ) {}

  /** The output of `search.search-businesses` as JSON. @throws GewerkError invalid-input for what cannot be searched for. */
  async search(input: SearchInput): Promise<Uint8Array> {
    const question = this.questions.read(input);
    try {
      const { hits, total, notice } = await this.questions.answer(question, input);
      this.noteDegraded(null);
      return encodeAnswer(hits, total, notice, this.openStates);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      this.noteDegraded(error);
      return this.prefixSearch.search(input, question.category, question.place);
    }
  }

  /** Says once that the index is away and once that it is back, not at every search. */
  private noteDegraded(error: EngineUnavailable | null): void {
    if (this.isDegraded === (error !== null)) return;
    this.isDegraded = error !== null;
    if (error) logger.warn({ err: error }, 'The index does not answer; searching the database by prefix');
    else logger.info('The index answers again');
  }
}
