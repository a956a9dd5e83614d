import { runFaultOf } from '@gewerk/contracts';
import { type HeldRun, logger, messageOf, type RunEnd, Runner } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { BusinessWriter } from '../write/index.js';
import { sumOf } from './bulk-counts.js';
import { BulkBatchesRepository } from './bulk-batches.repository.js';
import type { BulkRunRecord } from './bulk-run.schema.js';
import { BulkRunsRepository } from './bulk-runs.repository.js';
import { DoBatch } from './do-batch.js';
import { UndoBatch } from './undo-batch.js';

/** How long to wait after a failure, and how many attempts to make before the run fails. */
const RETRY_AFTER_MS = 5_000;
const MOST_ATTEMPTS = 12;
/** Batches written in parallel and settled together. */
const AT_ONCE = 3;

type Held = HeldRun<BulkRunRecord>;

/** Does or undoes a bulk change batch by batch, continuing where an interrupted run stopped. */
@Injectable()
export class RunBulkChange extends Runner<BulkRunRecord> {
  constructor(
    private readonly batches: BulkBatchesRepository,
    private readonly doBatch: DoBatch,
    private readonly undoBatch: UndoBatch,
    private readonly writer: BusinessWriter,
    runs: BulkRunsRepository,
  ) {
    super(runs, { what: 'bulk change', renewEveryMs: 500 });
  }

  protected async work(held: Held): Promise<void> {
    const { run, signal } = held;
    const step = run.phase === 'do' ? this.doBatch : this.undoBatch;
    const left = await this.batches.left(run._id, run.phase);
    let counts = await this.batches.counts(run._id);
    held.changes = () => ({ counts });
    for (let at = 0; at < left.length; at += AT_ONCE) {
      signal.throwIfAborted();
      const written = await Promise.allSettled(
        left.slice(at, at + AT_ONCE).map((number) => step.run(run, number)),
      );
      await this.writer.settle();
      counts = sumOf([
        counts,
        ...written.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
      ]);
      const failed = written.find((each) => each.status === 'rejected');
      if (failed) throw failed.reason;
      await held.renew();
    }
    // Settles batches that a killed process had written but not settled.
    await this.writer.settle();
    await this.writer.announceEnd();
  }

  protected async end({ run }: Held, how: RunEnd): Promise<void> {
    if (how.state === 'failed') {
      logger.error({ err: how.error, runId: run._id }, 'The bulk change was interrupted');
      if (run.queuings < MOST_ATTEMPTS) return this.release(run, RETRY_AFTER_MS);
    }
    const state = how.state === 'completed' && run.phase === 'undo' ? 'undone' : how.state;
    const counts = await this.batches.counts(run._id);
    const failed = how.state === 'failed' && { failure: messageOf(how.error), fault: runFaultOf(how.error) };
    await this.finish(run, { state, counts, ...failed, finishedAt: new Date() });
    logger.info({ runId: run._id, phase: run.phase, state, ...counts }, 'bulk change ended');
  }
}
