import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ImportRun, undoImport } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { beginImport, followImport, hasEnded, readImportResult } from '../system/import-sheet.js';
import type { LaunchedSystem } from '../system/launched-system.js';
import { makeChaosSheet, type Mark, markOf } from './chaos-sheet.js';
import { becomesEqual, faultsOfCounts } from './compared.js';
import { differences, type ImportOutcome, readOutcome } from './import-outcome.js';
import { IndexedBusinesses } from './indexed-businesses.js';
import { SteadySearch } from './steady-search.js';
import { StoredBusinesses } from './stored-businesses.js';
import { isTolerated, type Victim } from './victims.js';

/** Longest time that an import may take in total, however it is disturbed. */
const IMPORT_LIMIT_MS = 180_000;
const BACK_LIMIT_MS = 60_000;
/** Index and database must be equal again within this time after the import's end. */
export const EQUAL_LIMIT_MS = 60_000;

export interface KillReport {
  victim: Victim;
  /** The work in progress when it was killed. */
  work: 'import' | 'undo';
  /** Rows imported or undone at the time of the kill, and their total. */
  killedAtRow: number;
  rows: number;
  /**
   * Time from the kill until the launcher had restarted the process, until the work's end, and from then
   * until the index matched the database.
   */
  backAfterMs: number;
  endedAfterMs: number;
  equalAfterMs: number;
  searches: Record<string, number>;
  /** Everything that was lost, duplicated or otherwise wrong, one sentence each. */
  faults: string[];
}

/** The part of the work in which the kill happens. */
export interface Moment {
  /** Once this number of rows has been imported or undone … */
  afterRows: number;
  /** … and this long after that. */
  delayMs: number;
}

/** Kills processes of a running system while it imports and is searched, and checks the outcome. */
export class KillTrials {
  private readonly stored: StoredBusinesses;
  private readonly index: IndexedBusinesses;
  private readonly searching: SteadySearch;
  private calm: ImportOutcome | undefined;
  private calmUndo = '';
  private sheets = 0;
  private newest: BegunImport | undefined;

  constructor(
    private readonly system: LaunchedSystem,
    private readonly bus: MessageBus,
    private readonly folder: string,
    private readonly rows: number,
  ) {
    this.stored = new StoredBusinesses(system.record);
    this.index = new IndexedBusinesses(system.record);
    this.searching = new SteadySearch(system.url);
  }

  async close(): Promise<void> {
    await this.searching.stop();
    await this.stored.close();
  }

  /** Imports once undisturbed, as the reference for each disturbed import. */
  async importUndisturbed(): Promise<ImportOutcome> {
    const { mark, runId } = await this.begin();
    await followImport(this.bus, runId, IMPORT_LIMIT_MS, hasEnded);
    if (!(await this.becomesEqual())) throw new Error('the index did not follow an undisturbed import');
    this.searching.take();
    return (this.calm = await this.outcome(runId, mark));
  }

  /** Undoes the newest import undisturbed, as the reference for each disturbed undo. */
  async undoUndisturbed(): Promise<void> {
    const { runId, before } = this.imported();
    await this.bus.request(undoImport, { runId });
    const run = await followImport(this.bus, runId, IMPORT_LIMIT_MS, isUndone);
    if (!(await this.becomesEqual())) throw new Error('the index did not follow an undisturbed undo');
    const faults = await this.faultsOfListing(before);
    if (faults.length > 0) throw new Error(`an undisturbed undo: ${faults.join('; ')}`);
    this.calmUndo = outcomeOfUndo(run);
    this.searching.take();
  }

  /** Imports another sheet and kills the victim at the given moment. Faults are reported, not thrown. */
  async kill(victim: Victim, moment: Moment): Promise<KillReport> {
    const calm = this.calm ?? (await this.importUndisturbed());
    const { mark, runId } = await this.begin();
    const { report } = await this.disturb(victim, moment, runId, {
      work: 'import',
      rowsOf: ({ processed }) => processed,
      isOver: hasEnded,
    });
    report.faults.push(
      ...differences(calm, await this.outcome(runId, mark)),
      ...(await faultsOfCounts(this.bus, this.stored)),
    );
    return report;
  }

  /** Undoes the newest import and kills the victim in the meantime. Faults are reported, not thrown. */
  async killAtUndo(victim: Victim, moment: Moment): Promise<KillReport> {
    const { runId, before } = this.imported();
    await this.bus.request(undoImport, { runId });
    const { report, run } = await this.disturb(victim, moment, runId, {
      work: 'undo',
      rowsOf: ({ undo }) => (undo ? undo.removed + undo.restored + undo.kept : 0),
      isOver: isUndone,
    });
    const undone = outcomeOfUndo(run);
    if (undone !== this.calmUndo) report.faults.push(`the undo says ${undone}, not ${this.calmUndo}`);
    report.faults.push(
      ...(await this.faultsOfListing(before)),
      ...(await faultsOfCounts(this.bus, this.stored)),
    );
    return report;
  }

  private async disturb(
    victim: Victim,
    moment: Moment,
    runId: string,
    { work, rowsOf, isOver }: DisturbedWork,
  ): Promise<{ report: KillReport; run: ImportRun }> {
    const reached = await followImport(
      this.bus,
      runId,
      IMPORT_LIMIT_MS,
      (run) => rowsOf(run) >= moment.afterRows || isOver(run),
    );
    await delay(moment.delayMs);
    const killedAt = Date.now();
    const dead = this.system.kill(victim);
    const back = this.system.isBack(victim, dead, BACK_LIMIT_MS).then((isBack) => ({
      isBack,
      afterMs: Date.now() - killedAt,
    }));
    const run = await followImport(this.bus, runId, IMPORT_LIMIT_MS, isOver);
    const endedAt = Date.now();
    const isEqual = await this.becomesEqual();
    const equalAfterMs = Date.now() - endedAt;
    const { isBack, afterMs } = await back;
    const searches = this.searching.take();
    const faults = [
      ...(isBack ? [] : ['the launcher did not bring it back']),
      ...(isEqual ? [] : [`the index was not equal to the database within ${EQUAL_LIMIT_MS / 1_000} s`]),
      ...faultsOfSearches(victim, searches),
    ];
    const report: KillReport = {
      victim,
      work,
      killedAtRow: isOver(reached) ? this.rows : rowsOf(reached),
      rows: this.rows,
      backAfterMs: afterMs,
      endedAfterMs: endedAt - killedAt,
      equalAfterMs,
      searches,
      faults,
    };
    return { report, run };
  }

  private imported(): BegunImport {
    if (!this.newest) throw new Error('there is no import to undo');
    return this.newest;
  }

  private async begin(): Promise<BegunImport> {
    const mark = markOf(this.sheets++);
    const file = join(this.folder, `${mark}.xlsx`);
    await makeChaosSheet(file, mark, this.rows);
    const before = await this.stored.listedIds();
    return (this.newest = { mark, runId: await beginImport(this.bus, file), before });
  }

  private async outcome(runId: string, mark: Mark): Promise<ImportOutcome> {
    return readOutcome(await readImportResult(this.bus, runId), mark, this.stored, this.index);
  }

  private becomesEqual(): Promise<boolean> {
    return becomesEqual(this.stored, this.index, EQUAL_LIMIT_MS);
  }

  private async faultsOfListing(before: readonly string[]): Promise<string[]> {
    const listed = await this.stored.listedIds();
    const isSame = listed.join() === before.join();
    return isSame
      ? []
      : [`${listed.length} businesses are listed after the undo, not ${before.length} as before`];
  }
}

interface BegunImport {
  mark: Mark;
  runId: string;
  /** Ids that were listed before the import. */
  before: readonly string[];
}

interface DisturbedWork {
  work: KillReport['work'];
  rowsOf: (run: ImportRun) => number;
  isOver: (run: ImportRun) => boolean;
}

const isUndone = ({ undo }: ImportRun): boolean => undo !== null && undo.state !== 'running';

function outcomeOfUndo({ undo }: ImportRun): string {
  if (!undo) return 'nothing';
  const { state, removed, restored, kept } = undo;
  return JSON.stringify({ state, removed, restored, kept });
}

function faultsOfSearches(victim: Victim, searches: Record<string, number>): string[] {
  return Object.entries(searches)
    .filter(([outcome]) => !isTolerated(victim, outcome))
    .map(([outcome, times]) => `${times} searches came to ${outcome}`);
}
