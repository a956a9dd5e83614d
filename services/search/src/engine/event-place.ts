import { CHANGE_STREAM, consumerInfo, type MessageBus } from '@gewerk/messaging';
import { jetstreamManager } from '@nats-io/jetstream';

/** How far one engine's index has followed the changes of businesses. */
export class EventPlace {
  /** The last change when the engine came back; undefined until it is known. */
  private target: number | undefined;
  private isCurrent = false;

  constructor(
    private readonly bus: MessageBus,
    private readonly consumer: string,
  ) {}

  /** Whether the engine's index has handled everything published before the engine came back. */
  get hasCaughtUp(): boolean {
    return this.isCurrent;
  }

  /** The engine is unavailable: its index may miss changes. */
  fellBehind(): void {
    this.target = undefined;
    this.isCurrent = false;
  }

  /** Rejects while JetStream does not answer. */
  async refresh(): Promise<void> {
    if (this.isCurrent) return;
    const manager = await jetstreamManager(this.bus.connection);
    this.target ??= (await manager.streams.info(CHANGE_STREAM)).state.last_seq;
    // There is no consumer yet if it is about to be created: a process looks before it consumes.
    const place = await consumerInfo(manager, CHANGE_STREAM, this.consumer);
    if (!place) return;
    const { num_pending, num_ack_pending, ack_floor } = place;
    const isIdle = num_pending === 0 && num_ack_pending === 0;
    this.isCurrent = isIdle || ack_floor.stream_seq >= this.target;
  }
}
