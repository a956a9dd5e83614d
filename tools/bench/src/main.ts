import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEASUREMENTS } from './measurements/all.js';
import type { Bench, Measurement } from './report/measurement.js';
import { load } from './report/machine.js';
import { writeResults } from './report/results-file.js';
import { DATA_DIR, RunningBench } from './system/bench-system.js';

const say = (line: string): void => console.log(`  ${line}`);

/**
 * `npm run bench [-- NAME …]`: measures, prints, and writes RESULTS.md. Exits with 1 if a target is missed.
 */
async function main(): Promise<void> {
  const chosen = choose(process.argv.slice(2));
  mkdirSync(DATA_DIR, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'gewerk-bench-'));
  const running = new RunningBench(say);
  const bench: Bench = {
    folder,
    say,
    system: () => running.system(),
    restart: async () => {
      await running.stop();
      return running.system();
    },
    stop: () => running.stop(),
  };
  const end = async (): Promise<void> => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 250 });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end().finally(() => process.exit(1)));
  }
  try {
    for (const measurement of chosen) await measure(measurement, bench);
  } finally {
    await end();
  }
}

async function measure(measurement: Measurement, bench: Bench): Promise<void> {
  console.log(`${measurement.title} (${measurement.name}), load ${load().toFixed(1)}`);
  const rows = await measurement.run(bench);
  for (const { what, alone, gewerk, ratio, target, met } of rows) {
    const compared = alone === undefined ? '' : `; alone ${alone}, ratio ${ratio ?? ''}`;
    say(`${met ? 'met   ' : 'MISSED'} ${what}: ${gewerk}${compared}; target ${target}`);
    if (!met) process.exitCode = 1;
  }
  writeResults(measurement.title, rows);
}

function choose(names: readonly string[]): Measurement[] {
  if (names.length === 0) return MEASUREMENTS.filter(({ isUsual }) => isUsual);
  return names.map((name) => {
    const found = MEASUREMENTS.find((measurement) => measurement.name === name);
    if (found) return found;
    throw new Error(
      `there is no measurement "${name}"; the measurements are ${MEASUREMENTS.map((one) => one.name).join(', ')}`,
    );
  });
}

main().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
});
