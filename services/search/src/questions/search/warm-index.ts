import { foldLoose } from '@gewerk/text';
import { logger, withTimeLimit } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SearchClient } from '../../engine/search.client.js';
import { engineQuery } from '../find/engine-queries.js';

/** Trades, names, a typo, a beginning and an empty text: they touch every part of the index. */
const TEXTS = ['Autowerkstatt', 'Friseur', 'Restaurant', 'Zahnartz', 'Müller', 'Schmidt GmbH', 'elek', ''];
const PAGE = 24;
const AT_MOST_MS = 10_000;

/** A cold index takes seconds for its first answers, longer than a visitor's search waits. */
@Injectable()
export class WarmIndex implements OnApplicationBootstrap {
  constructor(private readonly engine: SearchClient) {}

  async onApplicationBootstrap(): Promise<void> {
    const startedAt = performance.now();
    try {
      await withTimeLimit(this.ask(), AT_MOST_MS);
      logger.info({ ms: Math.round(performance.now() - startedAt) }, 'The index is warm');
    } catch (error) {
      // Searches fall back on the database.
      logger.warn({ err: error }, 'The index could not be warmed up');
    }
  }

  private async ask(): Promise<void> {
    for (const text of TEXTS) {
      const wanted = { text: foldLoose(text), categorySlugs: [], conditions: [], from: null };
      await this.engine.searchForPanel(engineQuery({ ...wanted, limit: PAGE, offset: 0 }));
    }
  }
}
