import { join } from 'node:path';
import type { EngineProcess, EngineSettings } from './engine-settings.js';
import { makePrivateFolder } from './private-files.js';

/** Meilisearch behind a master key, without analytics, with bounded memory for indexing. */
export async function meilisearch(settings: EngineSettings): Promise<EngineProcess> {
  await makePrivateFolder(settings.dataDir);
  const url = `http://127.0.0.1:${settings.port}`;
  return {
    engine: 'meili',
    name: 'meili',
    url,
    command: settings.binary,
    args: [
      ...['--http-addr', `127.0.0.1:${settings.port}`, '--env', 'production', '--no-analytics'],
      ...['--db-path', join(settings.dataDir, 'data.ms'), '--dump-dir', join(settings.dataDir, 'dumps')],
      ...['--snapshot-dir', join(settings.dataDir, 'snapshots')],
      ...['--max-indexing-memory', `${settings.memoryMb}MiB`, '--log-level', 'WARN'],
      // The panel uses it to find parts of names (decision 067).
      '--experimental-contains-filter',
    ],
    // The key is passed in the environment, since all users of a system can see arguments.
    env: { ...process.env, ...(settings.key === undefined ? {} : { MEILI_MASTER_KEY: settings.key }) },
    cwd: settings.dataDir,
    isReady: () => isMeilisearchHealthy(url),
    readyTimeoutMs: 60_000,
    stopTimeoutMs: 6_000,
  };
}

/** Whether the Meilisearch at this address reports itself as available. */
export async function isMeilisearchHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
