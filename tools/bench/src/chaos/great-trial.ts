import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ImportRun } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { randomNumbers } from '../sheet-rows.js';
import { SteadyLoad } from '../steady/steady-load.js';
import { beginImport, followImport, hasEnded, readImportResult } from '../system/import-sheet.js';
import type { LaunchedSystem } from '../system/launched-system.js';
import { operatorHeaders } from '../system/operator-session.js';
import { CountedViews } from '../upgrade/counted-views.js';
import { makeChaosSheet, type Mark, markOf } from './chaos-sheet.js';
import { becomesEqual, equalAfterMs, faultsOfCounts } from './compared.js';
import { differences, type ImportOutcome, readOutcome } from './import-outcome.js';
import { IndexedBusinesses } from './indexed-businesses.js';
import { StoredBusinesses } from './stored-businesses.js';
import { type Victim, VICTIMS } from './victims.js';

/**
 * Within this time after a kill the import must continue, and after the import's end the index must match the
 * database.
 */
export const RESUME_WITHIN_MS = 60_000;
const MOST_SHEETS = 40;
const IMPORT_LIMIT_MS = 90 * 60_000;
const BACK_LIMIT_MS = 90_000;
const TWO_AT_ONCE_EVERY = 5;
const LONGEST_DELAY_MS = 1_500;
const VIEWS_PER_SECOND = 10;
/**
 * Period whose views a gateway may not have handed over yet (decision 025), including requests in progress.
 */
const NOT_YET_HANDED_OVER_MS = 1_000;

interface Options {
  rowsPerSheet: number;
  kills: number;
  seed: number;
  say: (line: string) => void;
}

export interface Disturbance {
  /** The processes and engines killed at each moment. */
  kills: Victim[][];
  /** Number of imports finished in the meantime: a kill takes as long as a few thousand rows. */
  sheets: number;
  faults: string[];
  resumedAfterMs: number[];
  equalAfterMs: number;
  views: { asked: number; answered: number; counted: number; mayBeLost: number };
}

/**
 * Imports two large sheets undisturbed, then as many such sheets as the kills of processes and engines
 * require, but at least two.
 */
export class GreatTrial {
  private readonly stored: StoredBusinesses;
  private readonly index: IndexedBusinesses;
  private readonly random: () => number;
  private sheets = 0;
  private calm: ImportOutcome[] = [];
  private readonly kills: Victim[][] = [];
  private readonly resumedAfterMs: number[] = [];
  private readonly gatewayKilledAt: number[] = [];

  constructor(
    private readonly system: LaunchedSystem,
    private readonly bus: MessageBus,
    private readonly folder: string,
    private readonly options: Options,
  ) {
    this.stored = new StoredBusinesses(system.record);
    this.index = new IndexedBusinesses(system.record);
    this.random = randomNumbers(options.seed);
  }

  close(): Promise<void> {
    return this.stored.close();
  }

  async undisturbed(): Promise<void> {
    for (let nth = 0; nth < 2; nth += 1) {
      const { mark, runId } = await this.begin();
      await followImport(this.bus, runId, IMPORT_LIMIT_MS, hasEnded);
      if (!(await this.becomesEqual())) throw new Error('the index did not follow an undisturbed import');
      this.calm.push(await this.outcome(runId, mark));
    }
  }

  async disturbed(): Promise<Disturbance> {
    const { url } = this.system;
    const views = await CountedViews.begin(url, await operatorHeaders(url));
    const load = new SteadyLoad([views.kind], VIEWS_PER_SECOND);
    const faults: string[] = [];
    let slowestEqual = 0;
    let sheets = 0;
    try {
      for (; sheets < this.calm.length || this.kills.length < this.options.kills; sheets += 1) {
        const calm = this.calm[sheets % this.calm.length];
        if (!calm || sheets === MOST_SHEETS)
          throw new Error(`only ${this.kills.length} kills in ${sheets} sheets`);
        const { mark, runId } = await this.begin();
        await this.killMeanwhile(runId, this.options.kills - this.kills.length);
        await followImport(this.bus, runId, IMPORT_LIMIT_MS, hasEnded);
        const afterMs = await equalAfterMs(this.stored, this.index, RESUME_WITHIN_MS);
        if (afterMs === undefined) faults.push('the index was not equal to the database within 60 s');
        slowestEqual = Math.max(slowestEqual, afterMs ?? RESUME_WITHIN_MS);
        faults.push(
          ...differences(calm, await this.outcome(runId, mark)),
          ...(await faultsOfCounts(this.bus, this.stored)),
        );
      }
    } finally {
      await load.stop();
    }
    const answeredAt = load
      .take()
      .filter(({ status }) => status === 200)
      .map(({ sentAt, tookMs }) => sentAt + tookMs);
    const isAtRisk = (at: number) =>
      this.gatewayKilledAt.some(
        (killed) => at > killed - NOT_YET_HANDED_OVER_MS && at <= killed + NOT_YET_HANDED_OVER_MS,
      );
    return {
      sheets,
      kills: this.kills,
      faults,
      resumedAfterMs: this.resumedAfterMs,
      equalAfterMs: slowestEqual,
      views: {
        asked: views.asked,
        answered: views.answered,
        counted: await views.counted(),
        mayBeLost: answeredAt.filter(isAtRisk).length,
      },
    };
  }

  /** Kills at randomly chosen rows, or as soon as the system has recovered from the previous kill. */
  private async killMeanwhile(runId: string, kills: number): Promise<void> {
    const rows = Array.from({ length: kills }, () => this.random() * this.options.rowsPerSheet * 0.95).sort(
      (a, b) => a - b,
    );
    for (const row of rows) {
      const before = await this.reached(runId, (run) => run.processed >= row);
      await delay(this.random() * LONGEST_DELAY_MS);
      if (hasEnded(before)) {
        this.options.say('the import ended before its last kill');
        return;
      }
      await this.killSome(runId, before.processed);
    }
  }

  private async killSome(runId: string, row: number): Promise<void> {
    const isDouble = this.kills.length % TWO_AT_ONCE_EVERY === TWO_AT_ONCE_EVERY - 1;
    const left: Victim[] = [...VICTIMS];
    const draw = () => left.splice(Math.floor(this.random() * left.length), 1);
    const chosen = isDouble ? [...draw(), ...draw()] : draw();
    const killedAt = Date.now();
    const dead = chosen.map((name) => ({ name, process: this.system.kill(name) }));
    if (chosen.includes('gateway')) this.gatewayKilledAt.push(killedAt);
    this.kills.push(chosen);
    for (const { name, process } of dead) {
      if (!(await this.system.isBack(name, process, BACK_LIMIT_MS)))
        throw new Error(`${name} did not come back`);
    }
    const resumed = await this.reached(runId, (run) => run.processed > row);
    const afterMs = Date.now() - killedAt;
    this.resumedAfterMs.push(afterMs);
    this.options.say(
      `${this.kills.length}: ${chosen.join(' and ')} killed at row ${row}, on at row ${resumed.processed} after ${(afterMs / 1_000).toFixed(1)} s`,
    );
  }

  private reached(runId: string, isReached: (run: ImportRun) => boolean): Promise<ImportRun> {
    return followImport(this.bus, runId, IMPORT_LIMIT_MS, (run) => isReached(run) || hasEnded(run));
  }

  private async begin(): Promise<{ mark: Mark; runId: string }> {
    const mark = markOf(this.sheets++);
    const file = join(this.folder, `${mark}.xlsx`);
    await makeChaosSheet(file, mark, this.options.rowsPerSheet);
    return { mark, runId: await beginImport(this.bus, file) };
  }

  private async outcome(runId: string, mark: Mark): Promise<ImportOutcome> {
    return readOutcome(await readImportResult(this.bus, runId), mark, this.stored, this.index);
  }

  private becomesEqual(): Promise<boolean> {
    return becomesEqual(this.stored, this.index, RESUME_WITHIN_MS);
  }
}
