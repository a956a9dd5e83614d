import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { MessageBus } from '@gewerk/messaging';
import { makeChaosSheet, type Mark, markOf } from '../chaos/chaos-sheet.js';
import { becomesEqual } from '../chaos/compared.js';
import { type ImportOutcome, readOutcome } from '../chaos/import-outcome.js';
import { IndexedBusinesses } from '../chaos/indexed-businesses.js';
import { StoredBusinesses } from '../chaos/stored-businesses.js';
import { isWell } from '../outage/outage-report.js';
import { WatchedWrites } from '../outage/watched-writes.js';
import type { Measurement, Row } from '../report/measurement.js';
import { quantile } from '../report/statistics.js';
import { type Shot, SteadyLoad } from '../steady/steady-load.js';
import { lookAround, visits } from '../steady/visits.js';
import { openBus } from '../system/bus.js';
import { beginImport, followImport, hasEnded, readImportResult } from '../system/import-sheet.js';
import { OwnEngines } from '../system/own-engines.js';
import { operatorHeaders } from '../system/operator-session.js';
import { CountedViews } from './counted-views.js';
import { describeLoad, type Phase } from './described-load.js';
import { Fleet, PROCESS_NAMES } from './fleet.js';
import { faultsOfEither } from './judged-by-either.js';
import { builtRelease, ROOT } from './release.js';

/** UPGRADE_RATE and UPGRADE_ROWS reduce the load, for trying it out on a busy machine. */
const PER_SECOND = Number(process.env['UPGRADE_RATE'] ?? 200);
const ROWS = Number(process.env['UPGRADE_ROWS'] ?? 20_000);
const EDITED = 8;
const IMPORT_LIMIT_MS = 15 * 60_000;
const EQUAL_LIMIT_MS = 60_000;
const BETWEEN_MS = 1_000;
/** Requests delayed by the comparisons between two steps are answered before the next step is counted. */
const SETTLE_MS = 5_000;

/**
 * Under load, the last release's processes are replaced one by one with the current ones, and then restored.
 */
export const upgrade: Measurement = {
  name: 'upgrade',
  title: 'Upgrade from the last release and rollback, under load',
  isUsual: false,
  async run({ stop, folder, say }) {
    await stop();
    const release = await builtRelease(say);
    const engines = await OwnEngines.start(join(folder, 'upgrade-engines'));
    let fleet: Fleet | undefined;
    try {
      fleet = await Fleet.start(join(folder, 'upgrade-data'), engines.env, release.root);
      const bus = await openBus(fleet.record);
      try {
        const trial = new UpgradeTrial(fleet, bus, folder, say);
        return await trial.run([
          { what: `from ${release.version} to the current version`, root: ROOT },
          { what: `from the current version back to ${release.version}`, root: release.root },
        ]);
      } finally {
        await bus.connection.close();
      }
    } finally {
      await fleet?.stop();
      await engines.stopAll();
    }
  },
};

interface Step {
  what: string;
  root: string;
}

/** Milliseconds since the epoch. */
interface Span {
  from: number;
  until: number;
}

/** The time during which processes of both releases ran. */
interface Mixed extends Span {
  phases: Phase[];
}

interface Sheet {
  mark: Mark;
  file: string;
}

class UpgradeTrial {
  private readonly stored: StoredBusinesses;
  private readonly index: IndexedBusinesses;
  /**
   * Written before the load begins: writing a sheet would block the process that sends the requests, which
   * would then send them all at once.
   */
  private readonly sheets: Sheet[] = [];

  constructor(
    private readonly fleet: Fleet,
    private readonly bus: MessageBus,
    private readonly folder: string,
    private readonly say: (line: string) => void,
  ) {
    this.stored = new StoredBusinesses(fleet.record);
    this.index = new IndexedBusinesses(fleet.record);
  }

  async run(steps: readonly Step[]): Promise<Row[]> {
    const { url, env } = this.fleet.record;
    for (let number = 0; number < 2 * steps.length; number += 1) {
      const mark = markOf(number);
      const file = join(this.folder, `${mark}.xlsx`);
      await makeChaosSheet(file, mark, ROWS);
      this.sheets.push({ mark, file });
    }
    const undisturbed = [await this.importInPeace()];
    const headers = await operatorHeaders(url);
    const sights = await lookAround(url);
    const writes = await WatchedWrites.begin(url, headers, sights.ids.slice(0, EDITED));
    const views = await CountedViews.begin(url, headers);
    const load = new SteadyLoad([...visits(url, sights), ...writes.kinds, views.kind], PER_SECOND);
    const rows: Row[] = [];
    try {
      for (const step of steps) {
        await delay(SETTLE_MS);
        load.take();
        const sheet = this.nextSheet();
        const runId = await beginImport(this.bus, sheet.file);
        const mixed = await this.replaceAll(step);
        await followImport(this.bus, runId, IMPORT_LIMIT_MS, hasEnded);
        const shots = load.take();
        const isEqual = await this.becomesEqual();
        const outcome = await this.outcomeOf(runId, sheet);
        // Both releases' rules for rows are known once both have run alone.
        if (undisturbed.length < steps.length) undisturbed.push(await this.importInPeace());
        rows.push(...this.rowsOf(step, shots, mixed, faultsOfEither(undisturbed, outcome, ROWS), isEqual));
      }
    } finally {
      await load.stop();
      writes.stop();
    }
    const [lost, counted] = [await writes.lost(env['MONGO_URL'] ?? ''), await views.counted()];
    await this.stored.close();
    for (const sentence of lost.slice(0, 10)) this.say(sentence);
    return [
      ...rows,
      {
        what: `of ${writes.acknowledged} acknowledged writes, lost; of ${views.answered} views answered (${views.asked} requested), counted`,
        gewerk: `${lost.length}; ${counted}`,
        target: `0; ${views.answered} to ${views.asked}`,
        met: lost.length === 0 && counted >= views.answered && counted <= views.asked,
      },
    ];
  }

  private async importInPeace(): Promise<ImportOutcome> {
    const sheet = this.nextSheet();
    const runId = await beginImport(this.bus, sheet.file);
    await followImport(this.bus, runId, IMPORT_LIMIT_MS, hasEnded);
    if (!(await this.becomesEqual())) throw new Error('the index did not become equal to the database');
    return this.outcomeOf(runId, sheet);
  }

  private nextSheet(): Sheet {
    const sheet = this.sheets.shift();
    if (!sheet) throw new Error('more imports than sheets');
    return sheet;
  }

  private async outcomeOf(runId: string, { mark }: Sheet): Promise<ImportOutcome> {
    const result = await readImportResult(this.bus, runId);
    // Another version may write the document in a different form; the set of businesses is compared elsewhere.
    return { ...(await readOutcome(result, mark, this.stored, this.index)), indexed: [] };
  }

  private async replaceAll({ root }: Step): Promise<Mixed> {
    await delay(BETWEEN_MS);
    const from = Date.now();
    const phases: Phase[] = [];
    for (const name of PROCESS_NAMES) {
      await this.fleet.replace(name, root, (what) => phases.push({ what, from: Date.now() }));
      phases.push({ what: `once ${name} was replaced`, from: Date.now() });
      await delay(BETWEEN_MS);
    }
    const until = Date.now();
    return { from, until, phases: [...phases, { what: 'after all were replaced', from: until }] };
  }

  private becomesEqual(): Promise<boolean> {
    return becomesEqual(this.stored, this.index, EQUAL_LIMIT_MS);
  }

  private rowsOf(
    { what }: Step,
    shots: readonly Shot[],
    mixed: Mixed,
    faults: readonly string[],
    isEqual: boolean,
  ): Row[] {
    const bad = shots.filter((shot) => !isWell(shot));
    const alone = bad.filter(({ sentAt }) => sentAt < mixed.from || sentAt > mixed.until).length;
    for (const line of describeLoad(shots, mixed.phases)) this.say(line);
    for (const fault of faults) this.say(`  ${fault}`);
    const tookMs = shots.map((shot) => shot.tookMs);
    return [
      {
        what: `${what}: 18 processes replaced one by one at ${PER_SECOND} requests/s, an import of ${ROWS} rows under way (p99 ${quantile(tookMs, 0.99).toFixed(0)} ms): of ${shots.length} requests failed`,
        gewerk: alone === 0 ? String(bad.length) : `${bad.length}, ${alone} while one release ran alone`,
        target: '0',
        met: bad.length === 0,
      },
      {
        what: `${what}: each row reported or stored as one of the two releases would, none lost, none duplicated; index equal to the database`,
        gewerk: `${faults.length === 0 ? 'so' : faults.join('; ')}; ${isEqual ? 'equal' : 'not equal'}`,
        target: 'so; equal',
        met: faults.length === 0 && isEqual,
      },
    ];
  }
}
