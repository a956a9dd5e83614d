import { isAlive, signalGroup, waitUntil } from '@gewerk/engines';
import { readSystemFile } from '../data-dir/system-file.js';

const PATIENCE_MS = 6_000;

/**
 * Terminates processes that a killed start has left running on DATA_DIR, so that the next start finds its
 * data unused.
 */
export async function endLeftovers(dataDir: string): Promise<void> {
  const left = (readSystemFile(dataDir)?.processes ?? []).filter(isAlive);
  for (const { pid } of left) signalGroup(pid, 'SIGTERM');
  const ended = await waitUntil(() => !left.some(isAlive), { timeoutMs: PATIENCE_MS });
  if (ended) return;
  for (const identity of left.filter(isAlive)) signalGroup(identity.pid, 'SIGKILL');
  await waitUntil(() => !left.some(isAlive), { timeoutMs: PATIENCE_MS });
}
