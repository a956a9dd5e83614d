import { mkdir } from 'node:fs/promises';
import type { EngineProcess, EngineSettings } from './engine-settings.js';
import { becomePrimary, REPLICA_SET } from './replica-set.js';
import { isListening } from './tcp-talk.js';

const MB_PER_GB = 1024;
/** WiredTiger accepts no less. */
const SMALLEST_CACHE_GB = 0.25;

/** mongod as the only member of a replica set: transactions and change streams need one. */
export async function mongod(settings: EngineSettings): Promise<EngineProcess> {
  await mkdir(settings.dataDir, { recursive: true });
  const { port } = settings;
  const cacheGb = Math.max(SMALLEST_CACHE_GB, settings.memoryMb / MB_PER_GB);
  return {
    engine: 'mongo',
    name: 'mongo',
    url: `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`,
    command: settings.binary,
    args: [
      ...['--dbpath', settings.dataDir, '--bind_ip', '127.0.0.1', '--port', String(port), '--nounixsocket'],
      ...['--replSet', REPLICA_SET, '--oplogSize', '512', '--quiet'],
      ...['--wiredTigerCacheSizeGB', cacheGb.toFixed(2)],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
      // A client that was killed leaves its transaction open, and all that meets it waits: a minute, were it not for this.
      ...['--setParameter', 'transactionLifetimeLimitSeconds=10'],
      // A member that is alone has nobody to hand over to when it is asked to end.
      ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
    ],
    // A bare connection first: it costs less than the driver's own waiting for a server that is not up yet.
    isReady: async () => (await isListening(port)) && (await becomePrimary(port)),
    readyTimeoutMs: 60_000,
    stopTimeoutMs: 6_000,
  };
}
