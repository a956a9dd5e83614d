import { CHANGE_STREAM, consumerInfo, type MessageBus } from '@gewerk/messaging';
import { jetstreamManager } from '@nats-io/jetstream';

/** The position up to which one engine's index has followed the changes of businesses. */
export class EventPlace {
  /** The last change that was published when the engine became available again; undefined until that is known. */
  private target: number | undefined;
  private isCurrent = false;

  constructor(
    private readonly bus: MessageBus,
    private readonly consumer: string,
  ) {}

  /** Whether the index includes everything that was published before the engine became available again. */
  get hasCaughtUp(): boolean {
    return this.isCurrent;
  }

  /** Records that the engine is unavailable, so its index may miss changes. */
  fellBehind(): void {
    this.target = undefined;
    this.isCurrent = false;
  }

  /** Rejects while JetStream does not respond. */
  async refresh(): Promise<void> {
    if (this.isCurrent) return;
    const manager = await jetstreamManager(this.bus.connection);
    this.target ??= (await manager.streams.info(CHANGE_STREAM)).state.last_seq;
    // The consumer may not have been created yet, because a process runs this check before it consumes.
    const place = await consumerInfo(manager, CHANGE_STREAM, this.consumer);
    if (!place) return;
    const { num_pending, num_ack_pending, ack_floor } = place;
    const isIdle = num_pending === 0 && num_ack_pending === 0;
    this.isCurrent = isIdle || ack_floor.stream_seq >= this.target;
  }
}
