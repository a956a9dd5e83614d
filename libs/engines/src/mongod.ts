import { join } from 'node:path';
import type { EngineProcess, EngineSettings } from './engine-settings.js';
import { makePrivateFolder, writePrivateFile } from './private-files.js';
import { becomePrimary, REPLICA_SET } from './replica-set.js';
import { isListening } from './tcp-talk.js';

const MB_PER_GB = 1024;
/** The option of mongod accepts no smaller cache, but WiredTiger itself does. */
const SMALLEST_CACHE_MB = 256;

/**
 * By default WiredTiger writes pages out once changes fill 2.5% of its cache (`updates`) or dirty pages 5%.
 * The rows of an import are spread over random pages of ten indexes, so each page was written repeatedly:
 * this took six times the processor time of the inserts themselves. With these limits a page waits for the
 * checkpoint, which happens every minute; the journal keeps writes that are acknowledged in the meantime.
 */
const KEEP_DIRTY_PAGES = [
  'eviction_dirty_target=40',
  'eviction_dirty_trigger=60',
  'eviction_updates_target=40',
  'eviction_updates_trigger=60',
].join(',');

/**
 * Memory freed by its allocator is returned to the system immediately: mongod is slightly slower, but does
 * not keep the memory that an import needed.
 */
const GIVE_BACK = ['--setParameter', 'tcmallocAggressiveMemoryDecommit=1'];

/** mongod as the only member of a replica set, which transactions and change streams require. */
export async function mongod(settings: EngineSettings): Promise<EngineProcess> {
  await makePrivateFolder(settings.dataDir);
  const { port, users } = settings;
  const access = users && { users, key: demandKey(settings) };
  const keyFile = join(settings.dataDir, 'member.key');
  if (access) await writePrivateFile(keyFile, access.key);
  const { memoryMb } = settings;
  const isSmall = memoryMb < SMALLEST_CACHE_MB;
  const cacheGb = Math.max(SMALLEST_CACHE_MB, memoryMb) / MB_PER_GB;
  return {
    engine: 'mongo',
    name: 'mongo',
    url: `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`,
    command: settings.binary,
    args: [
      ...['--dbpath', settings.dataDir, '--bind_ip', '127.0.0.1', '--port', String(port), '--nounixsocket'],
      // Compressed messages are decompressed before login (CVE-2025-14847), and save nothing on one machine.
      ...['--networkMessageCompressors', 'disabled'],
      // Without the key file, not even a first user can be created.
      ...(access ? ['--keyFile', keyFile, '--setParameter', 'enableLocalhostAuthBypass=false'] : []),
      ...['--replSet', REPLICA_SET, '--oplogSize', '512', '--quiet'],
      ...['--wiredTigerCacheSizeGB', cacheGb.toFixed(2)],
      ...[
        '--wiredTigerEngineConfigString',
        isSmall ? `${KEEP_DIRTY_PAGES},cache_size=${memoryMb}M` : KEEP_DIRTY_PAGES,
      ],
      ...(isSmall ? GIVE_BACK : []),
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
      // A client that was killed leaves its transaction open, and everything that conflicts with it would
      // wait for a minute without this setting.
      ...['--setParameter', 'transactionLifetimeLimitSeconds=10'],
      // A single member has no other member to hand over to.
      ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
    ],
    // Tries a bare connection first, which costs less than a driver that waits for a server to start.
    isReady: async () => (await isListening(port)) && (await becomePrimary(`127.0.0.1:${port}`, access)),
    readyTimeoutMs: 60_000,
    stopTimeoutMs: 6_000,
  };
}

function demandKey({ key }: EngineSettings): string {
  if (!key) throw new TypeError('a mongod with users needs a key');
  return key;
}
