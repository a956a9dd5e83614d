import type { EventContract, PayloadOf } from '@gewerk/contracts';
import { EventPattern, type Transport } from '@nestjs/microservices';

/** Marks handlers that the JetStream server serves; Nest's transport ids may be symbols. */
export const JETSTREAM = Symbol('jetstream') as unknown as Transport;

export interface ConsumerOptions {
  /** Name of the durable consumer: one for all replicas of the service. */
  durable: string;
  /** Largest number of events handed over at once; 1 unless told. */
  maxMessages?: number;
  /** Collect further events while they keep coming, at most so long, in milliseconds; 0 unless told. */
  maxWaitMs?: number;
  /** Events of at most so many bytes do not wait for further ones: an owner's edit beside an import; 0 unless told. */
  promptBytes?: number;
  /**
   * Events of a process that was killed at its work come again after this time, in milliseconds; 20,000 unless told.
   * A handler may work longer: it says so meanwhile.
   */
  ackWaitMs?: number;
}

/** What the decorator hands to the JetStream server with a handler. */
export interface ConsumerExtras extends ConsumerOptions {
  payload: EventContract['payload'];
}

type Handler<E extends EventContract> = (events: PayloadOf<E>[]) => Promise<void>;

/**
 * Makes a controller's method a durable consumer of an event. It gets one to `maxMessages` events, which count as
 * handled only when it resolves; when it throws they come again, later each time. Repeats and reordering are normal.
 * An event that does not fit its contract is logged and never handed over.
 */
export function Consumes<E extends EventContract>(event: E, options: ConsumerOptions) {
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
