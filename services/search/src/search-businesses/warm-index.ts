import { foldLoose } from '@gewerk/text';
import { logger, within } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SearchClient } from '../engine/search.client.js';
import { engineQuery } from './query-builder.js';

/** Trades, names, a typo, a beginning, and nothing at all: between them they touch every part of the index. */
const TEXTS = ['Autowerkstatt', 'Friseur', 'Restaurant', 'Zahnartz', 'Müller', 'Schmidt GmbH', 'elek', ''];
const PAGE = 24;
const AT_MOST_MS = 10_000;

/**
 * Asks some questions before the service says that it is ready. An index that lies on the disk alone answers its first
 * ones in seconds, longer than a visitor's search waits; one that is in memory answers these in milliseconds.
 */
@Injectable()
export class WarmIndex implements OnApplicationBootstrap {
  constructor(private readonly engine: SearchClient) {}

  async onApplicationBootstrap(): Promise<void> {
    const startedAt = performance.now();
    try {
      await within(this.ask(), AT_MOST_MS);
      logger.info({ ms: Math.round(performance.now() - startedAt) }, 'The index is warm');
    } catch (error) {
      // Searches have their own answer to an index that is away or slow.
      logger.warn({ err: error }, 'The index could not be warmed up');
    }
  }

  private async ask(): Promise<void> {
    for (const text of TEXTS) {
      const wanted = { text: foldLoose(text), categorySlugs: [], conditions: [], from: null };
      await this.engine.searchForOwner(engineQuery({ ...wanted, limit: PAGE, offset: 0 }));
    }
  }
}
