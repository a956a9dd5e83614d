import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MessageBus } from '@gewerk/messaging';
import { openBus } from '../system/bus.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { type KillReport, KillTrials } from './kill-trial.js';
import { VICTIMS } from './victims.js';

/** Some seconds of importing: every kill falls well before the end. */
const ROWS = 3_000;
const KILL_AFTER_ROWS = 400;
const DEMO = 200;

jest.setTimeout(240_000);

let folder: string;
let system: LaunchedSystem;
let bus: MessageBus;
let trials: KillTrials;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-chaos-'));
  system = await LaunchedSystem.start({
    dataDir: join(folder, 'data'),
    demo: DEMO,
    readyWithinMs: 120_000,
  });
  bus = await openBus(system.record);
  trials = new KillTrials(system, bus, folder, ROWS);
  await trials.importUndisturbed();
});

afterAll(async () => {
  await trials?.close();
  await bus?.connection.close();
  await system?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

describe('kill -9 during steady searching and importing', () => {
  it.each(VICTIMS)('of %s neither loses nor duplicates a row, and the process comes back', async (victim) => {
    const report: KillReport = await trials.kill(victim, { afterRows: KILL_AFTER_ROWS, delayMs: 0 });
    expect(report.faults).toEqual([]);
    expect(report.killedAtRow).toBeLessThan(ROWS);
    expect(report.searches['200']).toBeGreaterThan(0);
  });
});
