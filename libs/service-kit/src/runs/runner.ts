import { randomUUID } from 'node:crypto';
import type { OnModuleDestroy } from '@nestjs/common';
import { logger } from '../observe/logger.js';
import { HeldRun } from './held-run.js';
import type { LeasedRun } from './leased-run.js';
import type { RunsRepository } from './runs.repository.js';

export type RunEnd = { state: 'completed' | 'stopped' } | { state: 'failed'; error: unknown };

interface RunnerOptions {
  /** Name of the runs in the log: 'photo update'. */
  what: string;
  /** Interval of lease renewals, which also store progress, in milliseconds. */
  renewEveryMs: number;
}

/**
 * Continues long runs where they were left, one process at a time:
 *
 *     class RunImport extends Runner<ImportRunRecord> {
 *       constructor(runs: ImportRunsRepository) { super(runs, { what: 'import', renewEveryMs: 3_000 }); }
 *       protected async work(held) { … held.signal … await held.renew({ processed }); }
 *       protected async end({ run }, how) { await this.finish(run, { state: how.state }); }
 *     }
 *
 * The code that inserts a run (`RunsRepository.insert`) also calls {@link run}, through a queue or directly;
 * `RequeueForgottenRuns` finds lost ones. When the process stops, it releases the current run for another process to
 * continue.
 */
export abstract class Runner<Run extends LeasedRun> implements OnModuleDestroy {
  protected readonly owner = randomUUID();
  private readonly ending = new AbortController();
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly store: RunsRepository<Run>,
    private readonly options: RunnerOptions,
  ) {}

  /** Works on the run until it ends; ignores one that has ended or is held by another process. Never fails. */
  run(id: string): Promise<void> {
    if (this.ending.signal.aborted) return Promise.resolve();
    const known = this.underWay.get(id);
    if (known) return known;
    const working = this.acquireAndWork(id).finally(() => this.underWay.delete(id));
    this.underWay.set(id, working);
    return working;
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort(new Error('the service is stopping'));
    await Promise.all(this.underWay.values());
  }

  /** Does the rest of the run; rejects soon after `held.signal` aborts. */
  protected abstract work(held: HeldRun<Run>): Promise<void>;

  /** Stores the end with {@link finish}, or has a failed run retried with {@link release}. */
  protected abstract end(held: HeldRun<Run>, how: RunEnd): Promise<void>;

  /** Null if another process has taken it over. */
  protected finish({ _id }: Run, end: Partial<Run>): Promise<Run | null> {
    return this.store.finish(_id, this.owner, end);
  }

  /** Any process may continue it after `afterMs`. */
  protected release({ _id }: Run, afterMs?: number): Promise<void> {
    return this.store.release(_id, this.owner, afterMs);
  }

  private async acquireAndWork(id: string): Promise<void> {
    const { what, renewEveryMs: everyMs } = this.options;
    try {
      const run = await this.store.acquire(id, this.owner);
      if (!run) return;
      const held = new HeldRun(this.store, this.owner, run, { ending: this.ending.signal, everyMs });
      try {
        await this.workToTheEnd(held);
      } finally {
        await held.drop();
      }
    } catch (error) {
      // The run stays active; after its lease RequeueForgottenRuns finds it.
      logger.warn(
        { err: error, runId: id },
        `Could not start, finish or release the ${what}; it will be queued again`,
      );
    }
  }

  private async workToTheEnd(held: HeldRun<Run>): Promise<void> {
    const { run } = held;
    try {
      if (!held.isStopRequested) {
        await this.work(held);
        return await this.end(held, { state: 'completed' });
      }
    } catch (error) {
      if (held.interrupted.aborted) {
        logger.info({ runId: run._id, reason: String(error) }, `${this.options.what} interrupted`);
        return this.release(run);
      }
      if (!held.isStopRequested) return this.end(held, { state: 'failed', error });
    }
    await this.end(held, { state: 'stopped' });
  }
}
