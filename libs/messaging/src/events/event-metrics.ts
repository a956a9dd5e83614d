import { metrics, withTimeLimit } from '@gewerk/service-kit';
import type { Consumer } from '@nats-io/jetstream';
import { Counter, Gauge, Histogram } from 'prom-client';

const INFO_TIMEOUT_MS = 1_000;

const consumers = new Map<string, Consumer>();

/** Events received by this process: 'handled', 'failed' (redelivered) or 'unreadable' (dropped). */
export const eventsTaken = new Counter({
  name: 'gewerk_events_total',
  help: 'Events received by a consumer, by outcome',
  labelNames: ['consumer', 'outcome'] as const,
  registers: [metrics],
});

export const eventAge = new Histogram({
  name: 'gewerk_event_age_seconds',
  help: 'Time from publishing the oldest event of a batch until the batch was handled',
  labelNames: ['consumer'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900],
  registers: [metrics],
});

/** By reason: 'passed', 'lost' or 'new' (see EventGap). */
const lastGap = new Gauge({
  name: 'gewerk_consumer_gap_timestamp_seconds',
  help: 'When a consumer last found that it may have missed events, as Unix time',
  labelNames: ['consumer', 'why'] as const,
  registers: [metrics],
});

export function countGap(consumer: string, why: string): void {
  lastGap.set({ consumer, why }, Date.now() / 1_000);
}

const pendingEvents = new Gauge({
  name: 'gewerk_consumer_pending_events',
  help: 'Events that a consumer, all replicas together, has not yet handled',
  labelNames: ['consumer'] as const,
  registers: [metrics],
  collect: () => countPending(),
});

/** Adds the consumer's backlog to the metrics until the returned function is called. */
export function measureConsumer(name: string, consumer: Consumer): () => void {
  consumers.set(name, consumer);
  return () => {
    if (consumers.get(name) === consumer) consumers.delete(name);
  };
}

async function countPending(): Promise<void> {
  pendingEvents.reset();
  await Promise.all(
    [...consumers].map(async ([name, consumer]) => {
      // No value rather than 0 while NATS is unavailable; readiness reports that.
      const info = await withTimeLimit(consumer.info(), INFO_TIMEOUT_MS).catch(() => undefined);
      if (info) pendingEvents.set({ consumer: name }, info.num_pending + info.num_ack_pending);
    }),
  );
}
