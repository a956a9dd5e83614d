import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A running single-machine setup, as recorded in its DATA_DIR. */
export interface RunningSystem {
  /** The gateway's origin. */
  readonly url: string;
  /** URLs of the bus and of Redis with the operator's credentials. */
  readonly natsUrl: string;
  readonly redisUrl: string;
  /** URL of the bus for a gateway started next to the system's own. */
  readonly gatewayNatsUrl: string;
}

interface SystemRecord {
  readonly url: string;
  readonly env: { readonly NATS_URL: string; readonly REDIS_URL: string };
  readonly processEnv: { readonly gateway: { readonly NATS_URL: string } };
}

/**
 * The environment variable that passes the DATA_DIR of the system under test to the tests; if it is set
 * beforehand, that system is used and none is started.
 */
export const DATA_DIR_VARIABLE = 'E2E_DATA_DIR';

/** The ADMIN_PASSWORD of the system under test; an existing system must have been started with it. */
export const OWNER_PASSWORD = 'meisterbrief-1984';

/** Path of the file with the output of `npm run import`. */
export const importOutputFile = (dataDir: string): string => join(dataDir, 'e2e-import.txt');

/** The DATA_DIR of the system under test. */
export function systemDataDir(): string {
  const dataDir = process.env[DATA_DIR_VARIABLE];
  if (!dataDir) throw new Error(`${DATA_DIR_VARIABLE} is not set: run the suite by its configuration`);
  return dataDir;
}

/** Reads the URLs of the system in a DATA_DIR. Throws if the system is not running. */
export function readRunningSystem(dataDir = systemDataDir()): RunningSystem {
  const record = JSON.parse(readFileSync(join(dataDir, 'system.json'), 'utf8')) as SystemRecord;
  const { url, env, processEnv } = record;
  return {
    url,
    natsUrl: env.NATS_URL,
    redisUrl: env.REDIS_URL,
    gatewayNatsUrl: processEnv.gateway.NATS_URL,
  };
}
