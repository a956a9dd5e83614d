import { join } from 'node:path';
import type { Measurement, Row } from '../report/measurement.js';
import { randomNumbers } from '../sheet-rows.js';
import { openBus } from '../system/bus.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { KillLog } from './kill-log.js';
import { EQUAL_LIMIT_MS, type KillReport, KillTrials, type Moment } from './kill-trial.js';
import { IMPORT_VICTIMS } from './victims.js';

const ROWS = 20_000;
const DEMO = 1_000;
const SEED = 20_261_121;
const LONGEST_DELAY_MS = 500;
const READY_WITHIN_MS = 120_000;
const MINUTE_MS = 60_000;

/**
 * The long series of kills: every process is killed at random moments, once in an import and once in its undo,
 * `CHAOS_ROUNDS` (3) times each, or until `CHAOS_MINUTES` have passed. `CHAOS_KILLS` names a file that stores the
 * kills for later runs.
 */
export const chaos: Measurement = {
  name: 'chaos',
  title: 'kill -9 at random moments of an import and of its undo',
  isUsual: false,
  async run({ folder, say }) {
    const log = new KillLog(process.env['CHAOS_KILLS']);
    const rounds = Number(process.env['CHAOS_ROUNDS'] ?? 3);
    const until = Date.now() + Number(process.env['CHAOS_MINUTES'] ?? Infinity) * MINUTE_MS;
    // Seeded by the kills so far, so that each part of a matrix that is run in parts chooses new moments.
    const random = randomNumbers(Number(process.env['CHAOS_SEED'] ?? SEED) + log.reports.length);
    const moment = (): Moment => ({ afterRows: random() * ROWS, delayMs: random() * LONGEST_DELAY_MS });
    // Continues with the victim after the last one killed.
    const at = log.reports.filter(({ work }) => work === 'undo').length % IMPORT_VICTIMS.length;
    const victims = [...IMPORT_VICTIMS.slice(at), ...IMPORT_VICTIMS.slice(0, at)];
    const note = (report: KillReport): void => {
      log.add(report);
      say(lineOf(report));
    };
    const system = await LaunchedSystem.start({
      dataDir: join(folder, 'chaos-data'),
      demo: DEMO,
      readyWithinMs: READY_WITHIN_MS,
    });
    const bus = await openBus(system.record);
    const trials = new KillTrials(system, bus, folder, ROWS);
    try {
      await trials.importUndisturbed();
      await trials.undoUndisturbed();
      for (let round = 0; round < rounds; round += 1) {
        for (const victim of victims) {
          if (Date.now() > until) break;
          note(await trials.kill(victim, moment()));
          note(await trials.killAtUndo(victim, moment()));
        }
      }
    } finally {
      await trials.close();
      await bus.connection.close();
      await system.stop();
    }
    return rowsOf(log.reports);
  },
};

function rowsOf(reports: readonly KillReport[]): Row[] {
  const whole = (work: KillReport['work'], what: string): Row => {
    const kills = reports.filter((report) => report.work === work);
    const good = kills.filter(({ faults }) => faults.length === 0);
    const each = IMPORT_VICTIMS.map(
      (name) => `${name} ${kills.filter(({ victim }) => victim === name).length}`,
    );
    return {
      what: `${what}, of ${kills.length} kills at random moments (${each.join(', ')})`,
      gewerk: String(good.length),
      target: 'all',
      met: good.length === kills.length,
    };
  };
  const slowest = (pick: (report: KillReport) => number): number => Math.max(...reports.map(pick));
  const equal = slowest(({ equalAfterMs }) => equalAfterMs);
  return [
    whole(
      'import',
      `import of ${ROWS.toLocaleString('en')} rows: report, directory and index as without kills, no search missed`,
    ),
    whole('undo', 'undo of that import: directory and index as before it'),
    {
      what: `index equal to the database after the end, slowest (process back: ${seconds(slowest(({ backAfterMs }) => backAfterMs))})`,
      gewerk: seconds(equal),
      target: `≤ ${EQUAL_LIMIT_MS / 1_000} s`,
      met: equal <= EQUAL_LIMIT_MS,
    },
  ];
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

function lineOf(report: KillReport): string {
  const { victim, work, killedAtRow, rows, backAfterMs, endedAfterMs, equalAfterMs, searches, faults } =
    report;
  const times = `back ${seconds(backAfterMs)}, ended ${seconds(endedAfterMs)}, equal ${seconds(equalAfterMs)}`;
  const verdict = faults.length === 0 ? 'no fault' : faults.join('; ');
  return `${victim} killed at row ${killedAtRow} of ${rows} (${work}): ${times}, searches ${JSON.stringify(searches)}: ${verdict}`;
}
