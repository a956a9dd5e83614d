import { FileStore } from '@gewerk/messaging';
import { MongoClient } from 'mongodb';
import { withBus } from '../bus-client.js';
import { readSettings } from '../settings.js';
import { StartError } from '../start-error.js';
import { System } from '../system.js';
import { findRunningSystem } from '../data-dir/system-file.js';

export interface EnginesInUse {
  client: MongoClient;
  files: FileStore;
  prefix: string;
}

const CONNECT_LIMIT_MS = 10_000;

/**
 * Works on the data of MONGO_URL and NATS_URL if these are set, otherwise on that of the system running on
 * DATA_DIR. If none is running, it starts the engines on DATA_DIR for the work and stops them afterwards.
 * @throws StartError if a system runs on DATA_DIR and `whileRunning` is false
 */
export async function withEngines(
  work: (engines: EnginesInUse) => Promise<void>,
  options: { whileRunning: boolean },
): Promise<void> {
  const { env } = process;
  if (env['MONGO_URL'] && env['NATS_URL']) return connected(env, work);
  const settings = readSettings(env);
  const running = findRunningSystem(settings.dataDir);
  if (running) {
    if (options.whileRunning) return connected({ ...env, ...running.env }, work);
    throw new StartError(`a system is running on DATA_DIR ${settings.dataDir}; stop it first`);
  }
  const system = new System({ ...settings, port: 0 }, () => undefined);
  try {
    await system.start([]);
    await connected({ ...env, ...system.env }, work);
  } finally {
    await system.stop();
  }
}

async function connected(
  env: NodeJS.ProcessEnv,
  work: (engines: EnginesInUse) => Promise<void>,
): Promise<void> {
  const client = new MongoClient(env['MONGO_URL'] ?? '', {
    serverSelectionTimeoutMS: CONNECT_LIMIT_MS,
    retryReads: true,
  });
  // The file store reads the number of its stream's replicas from the environment, as in every process.
  Object.assign(process.env, { MONGO_URL: env['MONGO_URL'], NATS_URL: env['NATS_URL'] });
  try {
    await withBus(env['NATS_URL'] ?? '', (bus) =>
      work({ client, files: new FileStore(bus), prefix: env['MONGO_DATABASE_PREFIX'] ?? '' }),
    );
  } finally {
    await client.close();
  }
}
