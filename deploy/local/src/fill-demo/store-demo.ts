import { getDirectoryCounts, upsertBusinesses } from '@gewerk/contracts/bus';
import { DEFAULT_DEMO_SEED, demoBusiness } from '@gewerk/demo-data';
import type { MessageBus } from '@gewerk/messaging';
import { retried } from './retried.js';

const BATCH = 250;
/** Number of batches in progress: the next one is generated while the directory stores the previous one. */
const AT_ONCE = 2;
const REPORTS = 10;

/** Whether the directory is empty. */
export async function isEmpty(bus: MessageBus): Promise<boolean> {
  return (await retried(() => bus.request(getDirectoryCounts, {}))).total === 0;
}

/**
 * Stores the demo businesses batch by batch. All batches have the same run id, so that a batch that is sent
 * twice changes nothing and an interrupted run can continue.
 */
export async function storeDemo(bus: MessageBus, count: number, say: (line: string) => void): Promise<void> {
  const runId = `demo-${DEFAULT_DEMO_SEED}-${count}`;
  const batches = Math.ceil(count / BATCH);
  let next = 0;
  let stored = 0;
  const work = async (): Promise<void> => {
    for (let batch = next++; batch < batches; batch = next++) {
      await retried(() => bus.request(upsertBusinesses, batchOf(runId, batch, count)));
      stored += 1;
      const share = Math.ceil(batches / REPORTS);
      if (stored % share === 0 || stored === batches) {
        say(`demo data: ${thousands(Math.min(stored * BATCH, count))} of ${thousands(count)} stored`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function batchOf(runId: string, batch: number, count: number) {
  const first = batch * BATCH;
  const size = Math.min(BATCH, count - first);
  const rows = Array.from({ length: size }, (_, index) => ({
    row: first + index + 1,
    business: demoBusiness(DEFAULT_DEMO_SEED, first + index),
  }));
  return { runId, batch, mode: 'skip' as const, source: 'demo' as const, rows };
}

function thousands(count: number): string {
  return count.toLocaleString('en-US');
}
