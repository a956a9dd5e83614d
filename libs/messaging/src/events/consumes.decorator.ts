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
}

type Handler<E extends EventContract> = (events: PayloadOf<E>[]) => Promise<void>;

/**
 * Makes a controller's method a durable consumer of an event. It gets one to `maxMessages` events, which count as
 * handled only when it resolves; when it throws they come again, later each time. Repeats and reordering are normal.
 */
export function Consumes<E extends EventContract>(event: E, options: ConsumerOptions) {
  return <H extends Handler<E>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const handle = descriptor.value;
    if (!handle) throw new TypeError(`${String(key)} is no method`);
    descriptor.value = function (this: unknown, events: unknown) {
      return handle.call(
        this,
        (events as unknown[]).map((item) => event.payload.parse(item)) as PayloadOf<E>[],
      );
    } as unknown as H;
    EventPattern<string>(event.subject, JETSTREAM, { ...options })(
      target,
      key,
      descriptor as PropertyDescriptor,
    );
  };
}
