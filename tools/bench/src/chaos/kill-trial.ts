import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getDirectoryStats } from '@gewerk/contracts';
import { waitUntil } from '@gewerk/engines';
import type { MessageBus } from '@gewerk/messaging';
import { beginImport, followImport, hasEnded, readImportResult } from '../system/import-sheet.js';
import type { LaunchedSystem } from '../system/launched-system.js';
import { makeChaosSheet, type Mark, markOf } from './chaos-sheet.js';
import { differences, type ImportOutcome, readOutcome } from './import-outcome.js';
import { IndexedBusinesses } from './indexed-businesses.js';
import { SteadySearch } from './steady-search.js';
import { StoredBusinesses } from './stored-businesses.js';
import { toleratedOutcomes, type Victim } from './victims.js';

/** How long an import may take in all, however it is disturbed. */
const IMPORT_LIMIT_MS = 120_000;
const BACK_LIMIT_MS = 60_000;
/** Index and database must be equal again so long after the import's end (issue: within 60 s). */
export const EQUAL_LIMIT_MS = 60_000;

export interface KillReport {
  victim: Victim;
  /** Rows that had been processed at the kill, of how many. */
  killedAtRow: number;
  rows: number;
  /** From the kill until the launcher had it back, until the import's end, and from there until the index was equal. */
  backAfterMs: number;
  importedAfterMs: number;
  equalAfterMs: number;
  searches: Record<string, number>;
  /** What was lost, doubled or otherwise wrong, one sentence each. */
  faults: string[];
}

/** Where in an import the kill falls. */
export interface Moment {
  /** Once so many rows are processed … */
  afterRows: number;
  /** … and so long after that. */
  delayMs: number;
}

/** Kills processes of a running system while it imports and is searched, and looks at what came of it. */
export class KillTrials {
  private readonly stored: StoredBusinesses;
  private readonly index: IndexedBusinesses;
  private readonly searching: SteadySearch;
  private calm: ImportOutcome | undefined;
  private sheets = 0;

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

  /** Imports once undisturbed: what each disturbed import is held against. */
  async importUndisturbed(): Promise<ImportOutcome> {
    const { mark, runId } = await this.begin();
    await followImport(this.bus, runId, IMPORT_LIMIT_MS, hasEnded);
    if (!(await this.becomesEqual())) throw new Error('the index did not follow an undisturbed import');
    this.searching.take();
    return (this.calm = await this.outcome(runId, mark));
  }

  /** Imports another sheet and kills the victim at the moment given. Faults are reported, not thrown. */
  async kill(victim: Victim, moment: Moment): Promise<KillReport> {
    const calm = this.calm ?? (await this.importUndisturbed());
    const { mark, runId } = await this.begin();
    const reached = await followImport(
      this.bus,
      runId,
      IMPORT_LIMIT_MS,
      (run) => run.processed >= moment.afterRows || hasEnded(run),
    );
    await delay(moment.delayMs);
    this.system.forgetOutput();
    const killedAt = Date.now();
    const dead = this.system.kill(victim);
    const back = this.system.isBack(victim, dead, BACK_LIMIT_MS).then((isBack) => ({
      isBack,
      afterMs: Date.now() - killedAt,
    }));
    await followImport(this.bus, runId, IMPORT_LIMIT_MS, hasEnded);
    const endedAt = Date.now();
    const isEqual = await this.becomesEqual();
    const equalAfterMs = Date.now() - endedAt;
    const { isBack, afterMs } = await back;
    const searches = this.searching.take();
    const faults = [
      ...(isBack ? [] : ['the launcher did not bring it back']),
      ...(isEqual ? [] : [`the index was not equal to the database within ${EQUAL_LIMIT_MS / 1_000} s`]),
      ...differences(calm, await this.outcome(runId, mark)),
      ...(await this.faultsOfCounts()),
      ...faultsOfSearches(victim, searches),
    ];
    return {
      victim,
      killedAtRow: hasEnded(reached) ? this.rows : reached.processed,
      rows: this.rows,
      backAfterMs: afterMs,
      importedAfterMs: endedAt - killedAt,
      equalAfterMs,
      searches,
      faults,
    };
  }

  private async begin(): Promise<{ mark: Mark; runId: string }> {
    const mark = markOf(this.sheets++);
    const file = join(this.folder, `${mark}.xlsx`);
    await makeChaosSheet(file, mark, this.rows);
    return { mark, runId: await beginImport(this.bus, file) };
  }

  private async outcome(runId: string, mark: Mark): Promise<ImportOutcome> {
    return readOutcome(await readImportResult(this.bus, runId), mark, this.stored, this.index);
  }

  /** Waits until the index has exactly the businesses that are listed. */
  private becomesEqual(): Promise<boolean> {
    const check = async (): Promise<boolean> => {
      const listed = await this.stored.listedIds();
      if ((await this.index.count()) !== listed.length) return false;
      return (await this.index.ids()).join() === listed.join();
    };
    return waitUntil(() => check().catch(() => false), { timeoutMs: EQUAL_LIMIT_MS, everyMs: 500 });
  }

  /** The maintained figure must be what counting gives. */
  private async faultsOfCounts(): Promise<string[]> {
    const { total } = await this.bus.request(getDirectoryStats, {});
    const counted = (await this.stored.listedIds()).length;
    return total === counted ? [] : [`the directory says it has ${total} businesses; it has ${counted}`];
  }
}

function faultsOfSearches(victim: Victim, searches: Record<string, number>): string[] {
  const tolerated = toleratedOutcomes(victim);
  return Object.entries(searches)
    .filter(([outcome]) => !tolerated.includes(outcome))
    .map(([outcome, times]) => `${times} searches came to ${outcome}`);
}
