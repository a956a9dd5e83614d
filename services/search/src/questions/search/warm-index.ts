import { type InputOf, searchBusinesses } from '@gewerk/contracts/bus';
import { logger, withTimeLimit } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { IndexMissing } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import { SearchQuestions } from '../find/search-questions.js';

/**
 * Typical searches, which touch every part of the index: trades (also at places), a need, names, a typo, a
 * prefix, a filter, an empty search.
 */
const QUESTIONS: readonly InputOf<typeof searchBusinesses>[] = [
  { query: 'Friseur' },
  { query: 'Restaurant', location: 'Berlin' },
  { query: 'Autowerkstatt', location: '80331' },
  { query: 'Bäcker sonntags geöffnet in Hamburg' },
  { query: 'Rohr verstopft' },
  { query: 'Müller', openNow: 'true' },
  { query: 'Schmidt GmbH', location: 'Köln' },
  { query: 'Zahnartz' },
  { query: 'elek' },
  {},
];
const AT_MOST_MS = 10_000;

/** Warms the index up: its first answers take seconds, longer than a visitor's search waits. */
@Injectable()
export class WarmIndex implements OnApplicationBootstrap {
  constructor(
    private readonly engine: SearchClient,
    private readonly questions: SearchQuestions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const startedAt = performance.now();
    try {
      await withTimeLimit(
        this.engine.patiently(() => this.ask()),
        AT_MOST_MS,
      );
      logger.info({ ms: Math.round(performance.now() - startedAt) }, 'The index is warm');
    } catch (error) {
      // Without an index, searches fall back to the database.
      if (error instanceof IndexMissing) logger.info('There is no index to warm up; it is about to be built');
      else logger.warn({ err: error }, 'The index could not be warmed up');
    }
  }

  /** Uses the same code as visitors' searches. */
  private async ask(): Promise<void> {
    for (const question of QUESTIONS) {
      const input = searchBusinesses.input.parse(question);
      await this.questions.answer(this.questions.parse(input), input);
    }
  }
}
