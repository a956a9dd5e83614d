import { randomUUID } from 'node:crypto';
import { GewerkError, refused } from '@gewerk/contracts';
import {
  type BulkRun,
  getBulkChange,
  listBulkChanges,
  type OutputOf,
  type ParsedInputOf,
  startBulkChange,
  stopBulkChange,
  undoBulkChange,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { requestContext } from '@gewerk/service-kit';
import { AccountNames } from '../panel/index.js';
import { BulkSelections, digestOfIds } from '../selections/index.js';
import { NO_COUNTS } from './bulk-counts.js';
import { BulkBatchesRepository } from './bulk-batches.repository.js';
import { toBulkRun, undoUntil } from './bulk-run.mapper.js';
import type { BulkRunRecord } from './bulk-run.schema.js';
import { BulkRunsRepository } from './bulk-runs.repository.js';
import { RunBulkChange } from './run-bulk-change.js';
import { storedValues } from './set-fields.js';

@UseCase()
export class ControlBulkChanges {
  constructor(
    private readonly runs: BulkRunsRepository,
    private readonly batches: BulkBatchesRepository,
    private readonly selections: BulkSelections,
    private readonly runner: RunBulkChange,
    private readonly accounts: AccountNames,
  ) {}

  @Answers(startBulkChange)
  async start(input: ParsedInputOf<typeof startBulkChange>): Promise<BulkRun> {
    const { selection, change, expected, digest } = input;
    if (change.action === 'set') storedValues(change.fields);
    const ids = await this.selections.idsOf(selection);
    if (ids.length !== expected) throw hasChanged(ids.length, expected);
    if (digest !== undefined && digest !== digestOfIds(ids)) throw refused('selection-exchanged');
    const [_id, createdAt] = [randomUUID(), new Date()];
    await this.batches.freeze(_id, ids, createdAt);
    const begun = { _id, change, phase: 'do', state: 'queued', account: caller() } as const;
    const run = { ...begun, total: ids.length, counts: NO_COUNTS };
    if (!(await this.runs.insert({ ...run, createdAt }))) {
      await this.batches.forget(_id);
      throw isRunning();
    }
    void this.runner.run(_id);
    return this.named(await this.find(_id));
  }

  @Answers(undoBulkChange)
  async undo({ id }: ParsedInputOf<typeof undoBulkChange>): Promise<BulkRun> {
    const run = await this.find(id);
    // A call that is repeated while the undo is in progress changes nothing.
    if (run.state === 'undoing') return this.named(run);
    if (!undoUntil(run)) throw cannotUndo();
    if (!(await this.runs.beginUndo(id, caller()))) throw isRunning();
    void this.runner.run(id);
    return this.named(await this.find(id));
  }

  @Answers(getBulkChange)
  async get({ id }: ParsedInputOf<typeof getBulkChange>): Promise<BulkRun> {
    return this.named(await this.find(id));
  }

  @Answers(listBulkChanges)
  async list({
    before,
    limit,
  }: ParsedInputOf<typeof listBulkChanges>): Promise<OutputOf<typeof listBulkChanges>> {
    const runs = await this.runs.newest(limit, before === undefined ? undefined : new Date(before));
    const next = runs.length < limit ? null : (runs.at(-1)?.createdAt.toISOString() ?? null);
    return { runs: await this.allNamed(runs), next };
  }

  @Answers(stopBulkChange)
  async stop(): Promise<{ stopped: boolean }> {
    return { stopped: await this.runs.requestStop() };
  }

  private async named(run: BulkRunRecord): Promise<BulkRun> {
    const [named] = await this.allNamed([run]);
    if (!named) throw new Error('Naming one run did not return one run.');
    return named;
  }

  private async allNamed(runs: readonly BulkRunRecord[]): Promise<BulkRun[]> {
    const accountOf = await this.accounts.of(runs.map(({ account }) => account));
    return runs.map((run) => toBulkRun(run, run.account ? accountOf(run.account) : null));
  }

  private async find(id: string): Promise<BulkRunRecord> {
    const run = await this.runs.find(id);
    if (!run) throw new GewerkError('run-not-found', 'There is no such bulk change.');
    return run;
  }
}

const caller = (): string | null => requestContext.getStore()?.callerAccount ?? null;

const hasChanged = (now: number, expected: number): GewerkError =>
  refused('selection-changed', { now, expected });

const isRunning = (): GewerkError => refused('bulk-running');

const cannotUndo = (): GewerkError => refused('bulk-not-undoable');
