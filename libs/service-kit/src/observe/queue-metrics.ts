import { Gauge } from 'prom-client';
import { metrics } from './metrics.js';
import { withTimeLimit } from '../with-time-limit.js';

/** While Redis is unavailable a count would hang; a metrics request must not. */
const COUNT_TIMEOUT_MS = 1_000;
const STATES = ['waiting', 'active', 'delayed'] as const;

type JobCounts = Record<(typeof STATES)[number], number>;

const queues = new Map<string, () => Promise<JobCounts>>();

const queueJobs = new Gauge({
  name: 'gewerk_queue_jobs',
  help: 'Jobs of a queue, shared by all replicas, by state',
  labelNames: ['queue', 'state'] as const,
  registers: [metrics],
  collect: () => countJobs(),
});

/** Adds a queue's waiting, running and delayed jobs to the metrics. */
export function measureQueue(queue: string, count: () => Promise<JobCounts>): void {
  queues.set(queue, count);
}

async function countJobs(): Promise<void> {
  queueJobs.reset();
  await Promise.all(
    [...queues].map(async ([queue, count]) => {
      // No value rather than 0 while Redis is unavailable; readiness reports that.
      const counts = await withTimeLimit(count(), COUNT_TIMEOUT_MS).catch(() => undefined);
      if (counts) for (const state of STATES) queueJobs.set({ queue, state }, counts[state]);
    }),
  );
}
