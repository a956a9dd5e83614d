import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addressOf } from './system-record.js';
import { LaunchedSystem } from './launched-system.js';

/** Size of the measured directory; BENCH_BUSINESSES sets a smaller one for trying out measurements. */
export const BUSINESSES = Number(process.env['BENCH_BUSINESSES'] ?? 521_000);

const ROOT = resolve(import.meta.dirname, '../../../..');
const FILL_LIMIT_MS = 60 * 60_000;
const START_LIMIT_MS = 180_000;
/** The operator's password in the measured systems. */
export const BENCH_PASSWORD = 'for measurements only';
/** A rate limit that is never reached: otherwise the limit would be measured. */
export const BENCH_ENV = { RATE_LIMIT_READS: '1000000', ADMIN_PASSWORD: BENCH_PASSWORD };

/** The folder in which the filled directory is stored for later runs; BENCH_DATA sets a different one. */
export const DATA_DIR = process.env['BENCH_DATA'] ?? join(ROOT, '.cache', 'bench', `data-${BUSINESSES}`);

const MARKER = 'bench-filled';

/** A running system with the benchmark's businesses. */
export interface BenchSystem {
  launched: LaunchedSystem;
  origin: string;
  meili: { origin: string; key: string };
}

/** Starts a system on the filled directory; if there is none yet, fills it first, which takes a long time. */
async function startBenchSystem(say: (line: string) => void): Promise<BenchSystem> {
  const isFilled = existsSync(join(DATA_DIR, MARKER));
  if (!isFilled) say(`filling a directory with ${BUSINESSES} businesses; it is kept for later runs`);
  const launched = await startOn(DATA_DIR, isFilled ? START_LIMIT_MS : FILL_LIMIT_MS, (line) => {
    if (!isFilled) say(line.trim());
  });
  writeFileSync(join(DATA_DIR, MARKER), '');
  const { record } = launched;
  return {
    launched,
    origin: record.url,
    meili: { origin: addressOf(record, 'MEILI_URL'), key: addressOf(record, 'MEILI_KEY') },
  };
}

/** Starts a system on a DATA_DIR that has, or is filled with, {@link BUSINESSES} businesses. */
export function startOn(
  dataDir: string,
  readyWithinMs: number,
  onLine?: (line: string) => void,
): Promise<LaunchedSystem> {
  const options = { dataDir, demo: BUSINESSES, readyWithinMs, env: BENCH_ENV };
  return LaunchedSystem.start(onLine ? { ...options, onLine } : options);
}

/** The one system that measurements share: started when first needed, stopped on request. */
export class RunningBench {
  private current: Promise<BenchSystem> | undefined;

  constructor(private readonly say: (line: string) => void) {}

  system(): Promise<BenchSystem> {
    return (this.current ??= startBenchSystem(this.say));
  }

  async stop(): Promise<void> {
    const running = await this.current?.catch(() => undefined);
    this.current = undefined;
    await running?.launched.stop();
  }
}
