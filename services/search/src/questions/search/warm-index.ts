import { GewerkError } from '@gewerk/contracts';
import { type InputOf, searchBusinesses, suggest } from '@gewerk/contracts/bus';
import { MessageBus, NobodyListens } from '@gewerk/messaging';
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
const FOR_OTHERS_MS = 1_000;

/**
 * Warms the index up: its first responses take seconds, longer than a visitor's search waits. If another process
 * already answers searches, the index is in use: warming it up would only delay visitors' searches.
 */
@Injectable()
export class WarmIndex implements OnApplicationBootstrap {
  constructor(
    private readonly engine: SearchClient,
    private readonly questions: SearchQuestions,
    private readonly bus: MessageBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // Builds the tables for reading searches, even if another process already answers them.
    const questions = QUESTIONS.map((question) => {
      const input = searchBusinesses.input.parse(question);
      return { input, read: this.questions.parse(input) };
    });
    const startedAt = performance.now();
    try {
      if (await this.isInUse()) {
        logger.info('The index is not warmed up: another process already answers searches');
        return;
      }
      const ask = async (): Promise<void> => {
        // Uses the same code as visitors' searches.
        for (const { input, read } of questions) await this.questions.answer(read, input);
      };
      await withTimeLimit(this.engine.patiently(ask), AT_MOST_MS);
      logger.info({ ms: Math.round(performance.now() - startedAt) }, 'The index is warm');
    } catch (error) {
      // Without an index, searches fall back to the database.
      if (error instanceof IndexMissing) logger.info('There is no index to warm up; it is about to be built');
      else logger.warn({ err: error }, 'The index could not be warmed up');
    }
  }

  /** Whether another process serves requests; this one does not yet. Suggesting a place does not need the engine. */
  private async isInUse(): Promise<boolean> {
    const place = { query: 'Berlin', field: 'location' } as const;
    const patience = { waitForResponderMs: 0, timeoutMs: FOR_OTHERS_MS };
    try {
      await this.bus.request(suggest, place, patience);
      return true;
    } catch (error) {
      // Another process is there, but busy.
      if (error instanceof GewerkError && error.code === 'timeout') return true;
      if (!(error instanceof NobodyListens))
        logger.warn({ err: error }, 'Other processes could not be asked; the index is warmed up anyway');
      return false;
    }
  }
}
