import { type getIndexStatus, GewerkError, type OutputOf } from '@gewerk/contracts';
import { EVENT_STREAM, MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { jetstreamManager } from '@nats-io/jetstream';
import { LIVE_INDEX } from '../business-index/index-settings.js';
import { IndexClient } from '../engine/index.client.js';
import { UPDATE_CONSUMER } from '../update-index/update-consumer.js';
import { ReindexRunRepository } from './reindex-run.repository.js';

/** Tells how far the index is. */
@Injectable()
export class IndexStatusService {
  constructor(
    private readonly bus: MessageBus,
    private readonly indexes: IndexClient,
    private readonly runs: ReindexRunRepository,
  ) {}

  /** @throws GewerkError unavailable while the engine is away. */
  async status(): Promise<OutputOf<typeof getIndexStatus>> {
    const [documents, pendingEvents, run] = await Promise.all([
      this.documents(),
      this.pendingEvents(),
      this.runs.read(),
    ]);
    const { state, indexed, detail } = run ?? { state: 'idle' as const, indexed: 0, detail: null };
    return { documents, pendingEvents, reindex: { state, indexed, detail } };
  }

  private async documents(): Promise<number> {
    try {
      return await this.indexes.count(LIVE_INDEX);
    } catch (error) {
      logger.warn({ err: error }, 'The search engine could not be asked for its documents');
      throw new GewerkError('unavailable', 'The search engine is not available at the moment.');
    }
  }

  /** Events not yet delivered and those whose handling has not ended. */
  private async pendingEvents(): Promise<number> {
    const manager = await jetstreamManager(this.bus.connection);
    const { num_pending, num_ack_pending } = await manager.consumers.info(
      EVENT_STREAM,
      UPDATE_CONSUMER.durable,
    );
    return num_pending + num_ack_pending;
  }
}
