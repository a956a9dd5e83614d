import { GewerkError } from '@gewerk/contracts';
import { getIndexStatus, type OutputOf } from '@gewerk/contracts/bus';
import { Answers, CHANGE_STREAM, MessageBus, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { jetstreamManager } from '@nats-io/jetstream';
import { LIVE_INDEX } from '../document/index-settings.js';
import { IndexClient } from '../engine/index.client.js';
import { UPDATE_CONSUMER } from './update/update-consumer.js';
import { ReindexRunRepository } from './rebuild/reindex-run.repository.js';

@UseCase()
export class GetIndexStatus {
  constructor(
    private readonly bus: MessageBus,
    private readonly indexes: IndexClient,
    private readonly runs: ReindexRunRepository,
  ) {}

  /** @throws GewerkError unavailable while the engine is away. */
  @Answers(getIndexStatus)
  async get(): Promise<OutputOf<typeof getIndexStatus>> {
    const [documents, pendingEvents, run] = await Promise.all([
      this.documents(),
      this.pendingEvents(),
      this.runs.get(),
    ]);
    const { active, indexed, detail } = run ?? { active: false, indexed: 0, detail: null };
    const state = active ? 'running' : detail === null ? 'idle' : 'failed';
    return { documents, pendingEvents, reindex: { state, indexed, detail } };
  }

  private async documents(): Promise<number> {
    try {
      return await this.indexes.count(LIVE_INDEX);
    } catch (error) {
      logger.warn({ err: error }, 'The search engine could not be asked for its documents');
      throw new GewerkError('unavailable', 'The search engine is unavailable; try again later.');
    }
  }

  /** Undelivered and unfinished events. */
  private async pendingEvents(): Promise<number> {
    const manager = await jetstreamManager(this.bus.connection);
    const { num_pending, num_ack_pending } = await manager.consumers.info(
      CHANGE_STREAM,
      UPDATE_CONSUMER.durable,
    );
    return num_pending + num_ack_pending;
  }
}
