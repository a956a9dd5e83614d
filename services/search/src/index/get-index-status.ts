import { GewerkError } from '@gewerk/contracts';
import { getIndexStatus, type OutputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { LIVE_INDEX } from '../document/index-settings.js';
import { IndexBacklog } from './index-backlog.js';
import { IndexKeepers } from './index-keepers.js';

/** Returns the state of the index; with several engines, each value is that of the one furthest behind. */
@UseCase()
export class GetIndexStatus {
  constructor(
    private readonly backlog: IndexBacklog,
    private readonly keepers: IndexKeepers,
  ) {}

  /** @throws GewerkError unavailable while no engine answers, or before each engine has its consumer of changes */
  @Answers(getIndexStatus)
  async get(): Promise<OutputOf<typeof getIndexStatus>> {
    const [documents, pendingEvents, runs] = await Promise.all([
      this.documents(),
      this.pendingEvents(),
      Promise.all(this.keepers.all.map(({ rebuild }) => rebuild.last())),
    ]);
    const run = runs.find((one) => one?.active) ?? runs.find((one) => one?.detail) ?? runs[0];
    const { active, indexed, detail } = run ?? { active: false, indexed: 0, detail: null };
    const state = active ? 'running' : detail === null ? 'idle' : 'failed';
    return { documents, pendingEvents, reindex: { state, indexed, detail } };
  }

  /** The lowest number of documents among the engines that answer. */
  private async documents(): Promise<number> {
    const counts = await Promise.allSettled(
      this.keepers.all.map(({ engine }) => engine.indexes.count(LIVE_INDEX)),
    );
    const known = counts.flatMap((count) => (count.status === 'fulfilled' ? [count.value] : []));
    for (const count of counts) {
      if (count.status === 'rejected')
        logger.warn({ err: count.reason as unknown }, 'The documents of a search engine could not be read');
    }
    if (known.length === 0)
      throw new GewerkError('unavailable', 'The search engine is unavailable; try again later.');
    return Math.min(...known);
  }

  /** Number of undelivered and unfinished events of the engine with the most such events. */
  private async pendingEvents(): Promise<number> {
    const pending = await Promise.all(
      this.keepers.all.map(async ({ engine }) => {
        const events = await this.backlog.of(engine.nth);
        if (events === undefined)
          throw new GewerkError(
            'unavailable',
            'The index is not up to date yet; try again in a few seconds.',
          );
        return events;
      }),
    );
    return Math.max(...pending);
  }
}
