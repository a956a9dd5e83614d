import type { z } from 'zod';

/**
 * A fact published over JetStream. Consumers read the current state again, so repeats and reordering change
 * nothing.
 */
export interface EventContract<P extends z.ZodType = z.ZodType> {
  /** NATS subject, captured by the event stream. Never equal to an operation's subject. */
  readonly subject: string;
  readonly payload: P;
}

export type PayloadOf<E extends EventContract> = z.output<E['payload']>;

/** Declares an event. A payload must stay under 512 KB. */
export function defineEvent<P extends z.ZodType>(subject: string, payload: P): EventContract<P> {
  return { subject, payload };
}
