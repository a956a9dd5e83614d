import { type ParsedInputOf, searchBusinesses } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { EngineUnavailable } from '../../engine/engine-query.js';
import { noteRoundTrips } from '../../engine/round-trips.js';
import { SearchQuestions } from '../find/search-questions.js';
import { AnswerCache, type FreshAnswer } from '../answer-cache.js';
import { encodeAnswer } from './encode-answer.js';
import { OpenStateMemo } from './open-state.memo.js';
import { PrefixSearch } from './prefix-search.js';

type Input = ParsedInputOf<typeof searchBusinesses>;

const MINUTE_MS = 60_000;

/** Searches the index, or the database while the index is unavailable. */
@UseCase()
export class SearchBusinesses {
  private readonly openStates = new OpenStateMemo();
  private isDegraded = false;

  constructor(
    private readonly answers: AnswerCache,
    private readonly questions: SearchQuestions,
    private readonly prefixSearch: PrefixSearch,
  ) {}

  /**
   * Returns the response as JSON.
   * @throws GewerkError invalid-input for invalid searches
   */
  @Answers(searchBusinesses)
  async search(input: Input): Promise<Uint8Array> {
    try {
      return await this.answers.answer(JSON.stringify(input), () => this.find(input));
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      this.logDegraded(error);
      const { category, place } = this.questions.parse(input);
      return this.prefixSearch.search(input, category, place);
    }
  }

  /** @throws EngineUnavailable */
  private async find(input: Input): Promise<FreshAnswer> {
    const now = Date.now();
    const question = this.questions.parse(input);
    const found = await this.questions.answer(question, input);
    noteRoundTrips();
    this.logDegraded(null);
    const answer = encodeAnswer(found, this.openStates, now);
    const isOfNow = input.openNow || question.reading.parts.some(({ kind }) => kind === 'time');
    return isOfNow ? { ...answer, validUntil: Math.min(answer.validUntil, nextMinute(now)) } : answer;
  }

  /** Logs only when the state changes, not for every search. */
  private logDegraded(error: EngineUnavailable | null): void {
    if (this.isDegraded === (error !== null)) return;
    this.isDegraded = error !== null;
    if (error) logger.warn({ err: error }, 'The index does not answer; searching the database by prefix');
    else logger.info('The index answers again');
  }
}

const nextMinute = (now: number): number => (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
