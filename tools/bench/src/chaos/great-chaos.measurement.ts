import { join } from 'node:path';
import type { Measurement, Row } from '../report/measurement.js';
import { openBus } from '../system/bus.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { type Disturbance, GreatTrial, RESUME_WITHIN_MS } from './great-trial.js';
import { VICTIMS } from './victims.js';

/**
 * Lower values of GREAT_ROWS and GREAT_KILLS shorten the measurement, for trying it out. By default, each sheet
 * has 50,000 rows (about 20 MB), and processes are killed at 50 moments.
 */
const ROWS_PER_SHEET = Number(process.env['GREAT_ROWS'] ?? 100_000) / 2;
const KILLS = Number(process.env['GREAT_KILLS'] ?? 50);
const SEED = Number(process.env['CHAOS_SEED'] ?? 20_261_123);
const DEMO = 1_000;
const READY_WITHIN_MS = 240_000;

/**
 * Kills any process or engine with `kill -9` at random moments of a large import; in every fifth case two at
 * the same time.
 */
export const greatChaos: Measurement = {
  name: 'great-chaos',
  title: 'kill -9 at random moments of large imports',
  isUsual: false,
  async run({ stop, folder, say }) {
    await stop();
    const system = await LaunchedSystem.start({
      dataDir: join(folder, 'great-chaos-data'),
      demo: DEMO,
      readyWithinMs: READY_WITHIN_MS,
      env: BENCH_ENV,
    });
    const bus = await openBus(system.record);
    const trial = new GreatTrial(system, bus, folder, {
      rowsPerSheet: ROWS_PER_SHEET,
      kills: KILLS,
      seed: SEED,
      say,
    });
    try {
      await trial.undisturbed();
      return rowsOf(await trial.disturbed());
    } finally {
      await trial.close();
      await bus.connection.close();
      await system.stop();
    }
  },
};

function rowsOf({ kills, sheets, faults, resumedAfterMs, equalAfterMs, views }: Disturbance): Row[] {
  const each = VICTIMS.map((name) => `${name} ${kills.filter((names) => names.includes(name)).length}`);
  const doubles = kills.filter((names) => names.length > 1).length;
  const slowest = Math.max(0, ...resumedAfterMs);
  const { asked, answered, counted, mayBeLost } = views;
  return [
    {
      what: `${ROWS_PER_SHEET * sheets} rows in ${sheets} sheets, ${kills.length} moments, two at once in ${doubles} (${each.join(', ')}): report, directory, counts and index as without kills`,
      gewerk: faults.length === 0 ? 'equal' : faults.join('; '),
      target: 'equal',
      met: faults.length === 0,
    },
    {
      what: 'from a kill until the import goes on, slowest; from its end until the index is equal to the database',
      gewerk: `${(slowest / 1_000).toFixed(1)} s; ${(equalAfterMs / 1_000).toFixed(1)} s`,
      target: `≤ ${RESUME_WITHIN_MS / 1_000} s`,
      met: slowest <= RESUME_WITHIN_MS && equalAfterMs <= RESUME_WITHIN_MS,
    },
    {
      what: `of ${answered} views answered (${asked} requested), counted (those of the last second before a gateway is killed, ${mayBeLost}, may be lost)`,
      gewerk: String(counted),
      target: `${answered - mayBeLost} to ${asked}`,
      met: counted <= asked && counted >= answered - mayBeLost,
    },
  ];
}
