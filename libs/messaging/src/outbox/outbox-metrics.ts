import { metrics, withTimeLimit } from '@gewerk/service-kit';
import { Counter, Gauge } from 'prom-client';
import type { Outbox } from './outbox.js';

const QUERY_LIMIT_MS = 1_000;

const outboxes = new Set<Outbox>();

/** Failed publications, counting each attempt. */
export const failedPublications = new Counter({
  name: 'gewerk_outbox_failures_total',
  help: 'Attempts to publish an event of the outbox that failed',
  labelNames: ['event'] as const,
  registers: [metrics],
});

/** Adds the outbox to the metrics until the returned function is called. */
export function measureOutbox(outbox: Outbox): () => void {
  outboxes.add(outbox);
  return () => void outboxes.delete(outbox);
}

const oldestSeconds: Gauge = new Gauge({
  name: 'gewerk_outbox_oldest_seconds',
  help: 'Age of the oldest event not yet published',
  registers: [metrics],
  collect: () => read(oldestSeconds, (outbox) => outbox.oldestSeconds()),
});

const failingEntries: Gauge = new Gauge({
  name: 'gewerk_outbox_failing_entries',
  help: 'Events that could not be published and will be retried later',
  registers: [metrics],
  collect: () => read(failingEntries, (outbox) => outbox.countFailing()),
});

async function read(gauge: Gauge, figureOf: (outbox: Outbox) => Promise<number>): Promise<void> {
  gauge.reset();
  for (const outbox of outboxes) {
    // No value rather than 0 while MongoDB is unavailable; readiness reports that.
    const figure = await withTimeLimit(figureOf(outbox), QUERY_LIMIT_MS).catch(() => undefined);
    if (figure !== undefined) gauge.set(figure);
  }
}
