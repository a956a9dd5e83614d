import { Gauge } from 'prom-client';
import { metrics } from './metrics.js';
import { within } from './within.js';

/** While Redis is away a count would wait for it; who reads the metrics does not. */
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

/** Has the metrics tell how many jobs of a queue wait, run, and wait for a further attempt. */
export function measureQueue(queue: string, count: () => Promise<JobCounts>): void {
  queues.set(queue, count);
}

async function countJobs(): Promise<void> {
  queueJobs.reset();
  await Promise.all(
    [...queues].map(async ([queue, count]) => {
      // Where Redis does not answer there is no figure, which is told apart from zero; readiness names what is missing.
      const counts = await within(count(), COUNT_TIMEOUT_MS).catch(() => undefined);
      if (counts) for (const state of STATES) queueJobs.set({ queue, state }, counts[state]);
    }),
  );
}
