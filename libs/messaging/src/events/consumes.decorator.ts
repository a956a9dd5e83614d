import type { EventContract, PayloadOf } from '@gewerk/contracts/bus';
import { EventPattern, type Transport } from '@nestjs/microservices';

/** Transport id of handlers that the JetStream server serves; Nest accepts symbols. */
export const JETSTREAM = Symbol('jetstream') as unknown as Transport;

export interface ConsumerOptions<E extends EventContract = EventContract> {
  /** Name of the durable consumer: one for all replicas of the service. */
  durable: string;
  /** Maximum number of events passed at once; default 1. */
  maxMessages?: number;
  /** Longest time to collect further events while they keep coming, in milliseconds; default 0. */
  maxWaitMs?: number;
  /** Events up to this size do not wait for further ones, e.g. an owner's edit during an import; default 0. */
  promptBytes?: number;
  /** Whether further events are about to follow this one and are worth waiting for. */
  isFollowed?(event: PayloadOf<E>): boolean;
  /**
   * Redelivery time after a handler was killed, in milliseconds; default 20,000. It is extended while a
   * handler runs.
   */
  ackWaitMs?: number;
  /** Evaluated once, when the process starts; if false, the consumer is not used. */
  isWanted?: () => boolean;
}

export interface ConsumerExtras extends ConsumerOptions {
  payload: EventContract['payload'];
}

type Handler<E extends EventContract> = (events: PayloadOf<E>[]) => Promise<void>;

/**
 * Makes a method a durable consumer of an event. It receives one to `maxMessages` events, which count as
 * handled once it resolves; if it throws they are redelivered, after a longer wait each time. Repeats and
 * reordering are normal. An event that does not fit its contract is logged and dropped.
 */
export function Consumes<E extends EventContract>(event: E, options: ConsumerOptions<E>) {
  return <H extends Handler<E>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    EventPattern<string>(event.subject, JETSTREAM, {
      ...options,
      payload: event.payload,
    } satisfies ConsumerExtras)(target, key, descriptor as PropertyDescriptor);
  };
}
