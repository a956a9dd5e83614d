import { INDEX_CONSUMERS } from '@gewerk/contracts/bus';
import { CHANGE_STREAM, consumerInfo, MessageBus } from '@gewerk/messaging';
import { jetstreamManager } from '@nats-io/jetstream';
import { Injectable } from '@nestjs/common';

/** The changes that the indexes do not yet contain. */
@Injectable()
export class IndexBacklog {
  constructor(private readonly bus: MessageBus) {}

  /**
   * Number of events that the nth engine's index has not received yet or that are not finished; undefined until a
   * process follows the changes.
   */
  async of(nth: number): Promise<number | undefined> {
    const manager = await jetstreamManager(this.bus.connection);
    const consumer = INDEX_CONSUMERS[nth] ?? INDEX_CONSUMERS[0];
    const info = await consumerInfo(manager, CHANGE_STREAM, consumer);
    return info && info.num_pending + info.num_ack_pending;
  }
}
