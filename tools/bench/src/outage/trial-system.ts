import { join } from 'node:path';
import type { Bench, Row } from '../report/measurement.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';

const DEMO = 600;
const READY_WITHIN_MS = 240_000;

interface TrialEngines {
  readonly env: Record<string, string>;
  stopAll(): Promise<void>;
}

/** Measures a system on backing servers that the measurement may stop. Stops the system and then the servers. */
export async function onEngines<Engines extends TrialEngines>(
  bench: Bench,
  name: string,
  start: (folder: string) => Promise<Engines>,
  measure: (engines: Engines, system: LaunchedSystem) => Promise<Row[]>,
  demo = DEMO,
): Promise<Row[]> {
  await bench.stop();
  const engines = await start(join(bench.folder, `${name}-engines`));
  let system: LaunchedSystem | undefined;
  try {
    system = await LaunchedSystem.start({
      dataDir: join(bench.folder, `${name}-data`),
      demo,
      readyWithinMs: READY_WITHIN_MS,
      env: { ...BENCH_ENV, RATE_LIMIT_WRITES: '1000000', ...engines.env },
    });
    return await measure(engines, system);
  } finally {
    await system?.stop();
    await engines.stopAll();
  }
}
