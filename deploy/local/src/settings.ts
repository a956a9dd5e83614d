import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { StartError } from './start-error.js';

export interface Settings {
  /** The repository's root. */
  root: string;
  /** The port of the gateway; 0 picks a free one. */
  port: number;
  dataDir: string;
  /** Number of demo businesses with which an empty directory is filled; 0 for none. */
  demo: number;
  /** How many processes of each kind run. */
  replicas: number;
  /** Whether services and gateway run from their bundles: always, except when sources are watched. */
  bundled: boolean;
  /** Whether services and gateway are threads of this one process, and the backing servers get little memory. */
  compact: boolean;
}

const MOST_DEMO_BUSINESSES = 5_000_000;
const MOST_REPLICAS = 8;
/** Machines with less memory run a single process. A machine sold with 4 GB reports more than this. */
const SMALL_MACHINE_BYTES = 4_000_000_000;

/** Reads the environment; relative paths start at the folder in which the user typed the command. */
export function readSettings(env: NodeJS.ProcessEnv, memory = usableMemory()): Settings {
  const root = resolve(import.meta.dirname, '../../..');
  const from = env['DATA_DIR'] ? (env['GEWERK_INVOKED_FROM'] ?? process.cwd()) : root;
  const replicas = wholeNumber(env, 'REPLICAS', 1, { least: 1, most: MOST_REPLICAS });
  return {
    root,
    port: wholeNumber(env, 'PORT', 3000, { most: 65_535 }),
    dataDir: resolve(from, env['DATA_DIR'] || '.data'),
    demo: wholeNumber(env, 'DEMO', 5_000, { most: MOST_DEMO_BUSINESSES }),
    replicas,
    bundled: true,
    compact: isCompact(env, replicas, memory),
  };
}

/** Memory of the machine, or the limit of this process's control group if that is lower. */
const usableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

function isCompact({ PROCESSES: wanted }: NodeJS.ProcessEnv, replicas: number, memory: number): boolean {
  if (!wanted) return replicas === 1 && memory < SMALL_MACHINE_BYTES;
  if (wanted !== 'one' && wanted !== 'many')
    throw new StartError(`PROCESSES is "${wanted}"; it must be one or many`);
  if (wanted === 'one' && replicas > 1)
    throw new StartError(`PROCESSES is "one", which does not allow REPLICAS="${replicas}"`);
  return wanted === 'one';
}

export function logFolder(dataDir: string): string {
  return join(dataDir, 'logs');
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  byDefault: number,
  { least = 0, most }: { least?: number; most: number },
): number {
  const text = env[name] || String(byDefault);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new StartError(`${name} is "${text}"; it must be a whole number from ${least} to ${most}`);
}
