import { getIndexStatus, upsertBusinesses } from '@gewerk/contracts/bus';
import { connectTestBus, waitUntil } from '@gewerk/testing';
import { readRunningSystem } from './running-system.js';
import { samples } from './samples.js';

const FOUND_WITHIN_MS = 60_000;

/** Stores the {@link samples} and waits until they can be found. */
export async function storeSamples(dataDir: string): Promise<void> {
  const { bus, close } = await connectTestBus(readRunningSystem(dataDir).natsUrl);
  try {
    const rows = samples.map((business, index) => ({ row: index + 1, business }));
    const answer = await bus.request(upsertBusinesses, { runId: 'samples', batch: 0, mode: 'skip', rows });
    if (answer.imported !== samples.length) {
      throw new Error(`Not all samples were stored: ${JSON.stringify(answer)}`);
    }
    const indexed = await waitUntil(async () => (await bus.request(getIndexStatus, {})).pendingEvents === 0, {
      timeoutMs: FOUND_WITHIN_MS,
      everyMs: 250,
    });
    if (!indexed) throw new Error('The samples were not indexed in time');
  } finally {
    await close();
  }
}
