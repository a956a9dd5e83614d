import { join } from 'node:path';
import { randomNumbers } from '../sheet-rows.js';
import type { Measurement } from '../report/measurement.js';
import { openBus } from '../system/bus.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { EQUAL_LIMIT_MS, type KillReport, KillTrials } from './kill-trial.js';
import { VICTIMS } from './victims.js';

const ROWS = 6_000;
const DEMO = 1_000;
const SEED = 20_261_121;
const LONGEST_DELAY_MS = 1_500;

/** The long matrix: every process is killed at moments drawn anew, `CHAOS_ROUNDS` (3) times each. */
export const chaos: Measurement = {
  name: 'chaos',
  title: 'kill -9 at random moments of an import',
  isUsual: false,
  async run({ folder, say }) {
    const rounds = Number(process.env['CHAOS_ROUNDS'] ?? 3);
    const system = await LaunchedSystem.start({
      dataDir: join(folder, 'chaos-data'),
      demo: DEMO,
      readyWithinMs: 120_000,
    });
    const bus = await openBus(system.record);
    const trials = new KillTrials(system, bus, folder, ROWS);
    const reports: KillReport[] = [];
    const random = randomNumbers(Number(process.env['CHAOS_SEED'] ?? SEED));
    try {
      await trials.importUndisturbed();
      for (let round = 0; round < rounds; round += 1) {
        for (const victim of VICTIMS) {
          const moment = { afterRows: random() * ROWS * 0.8, delayMs: random() * LONGEST_DELAY_MS };
          const report = await trials.kill(victim, moment);
          reports.push(report);
          say(lineOf(report));
        }
      }
    } finally {
      await trials.close();
      await bus.connection.close();
      await system.stop();
    }
    const slowest = Math.max(...reports.map(({ equalAfterMs }) => equalAfterMs));
    const faults = reports.flatMap((report) => report.faults);
    return [
      {
        what: `rows lost or doubled, searches missed, processes not back (${reports.length} kills)`,
        gewerk: `${faults.length} faults`,
        target: 'none',
        met: faults.length === 0,
      },
      {
        what: 'index equal to the database after the end of the import, slowest',
        gewerk: `${(slowest / 1_000).toFixed(1)} s`,
        target: `≤ ${EQUAL_LIMIT_MS / 1_000} s`,
        met: slowest <= EQUAL_LIMIT_MS,
      },
    ];
  },
};

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

function lineOf(report: KillReport): string {
  const { victim, killedAtRow, rows, backAfterMs, importedAfterMs, equalAfterMs, searches, faults } = report;
  const times = `back ${seconds(backAfterMs)}, imported ${seconds(importedAfterMs)}, equal ${seconds(equalAfterMs)}`;
  const verdict = faults.length === 0 ? 'no fault' : faults.join('; ');
  return `${victim} killed at row ${killedAtRow} of ${rows}: ${times}, searches ${JSON.stringify(searches)}: ${verdict}`;
}
