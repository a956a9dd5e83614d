import type { getIndexStatus, OutputOf } from '@gewerk/contracts';
import { EVENT_STREAM, MessageBus } from '@gewerk/messaging';
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

  async status(): Promise<OutputOf<typeof getIndexStatus>> {
    const [documents, pendingEvents, run] = await Promise.all([
      this.indexes.count(LIVE_INDEX),
      this.pendingEvents(),
      this.runs.read(),
    ]);
    const { state, indexed, detail } = run ?? { state: 'idle' as const, indexed: 0, detail: null };
    return { documents, pendingEvents, reindex: { state, indexed, detail } };
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
