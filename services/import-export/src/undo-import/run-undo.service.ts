import { GewerkError, undoImportBatch } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger, RunWorker } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import type { ImportRunRecord, UndoRecord } from '../import-runs/import-run.schema.js';
import { ImportRunsRepository } from '../import-runs/import-runs.repository.js';
import { withRetries } from '../run-import/retries.js';
import { RunLease } from '../run-import/run-lease.js';
import { UndoRunsRepository } from './undo-runs.repository.js';

/** A directory that was killed at a batch never answers; asking again is safe. */
const ANSWER_LIMIT_MS = 12_000;

type UndoneRun = ImportRunRecord & { undo: UndoRecord };

/**
 * Undoes a run batch by batch, from the last to the first and from wherever it stands. A batch whose answer was not
 * noted is asked for again and answers the same, so each is counted once however often a process dies.
 */
@Injectable()
export class RunUndoService extends RunWorker<UndoneRun> {
  constructor(
    private readonly bus: MessageBus,
    private readonly runs: ImportRunsRepository,
    private readonly undos: UndoRunsRepository,
  ) {
    super();
  }

  protected async acquire(id: string, now: Date, leaseUntil: Date): Promise<UndoneRun | null> {
    const run = await this.undos.acquire(id, this.owner, now, leaseUntil);
    return run?.undo ? { ...run, undo: run.undo } : null;
  }

  protected async carryOut(run: UndoneRun): Promise<void> {
    const lost = new AbortController();
    const end = () => lost.abort(new Error('the lease is lost'));
    const lease = new RunLease(this.runs, run._id, this.owner, end, () => undefined);
    const signal = AbortSignal.any([this.ending.signal, lost.signal]);
    let { undo } = run;
    lease.start();
    try {
      for (;;) {
        const next = await this.step(run._id, undo, signal);
        if (next.state === 'done') {
          undo = next;
          break;
        }
        undo = next;
        if (!(await withRetries('Noting an undo', signal, () => this.undos.save(run._id, this.owner, undo))))
          return;
      }
      await this.finish(run, undo, signal);
    } catch (error) {
      await this.stopWith(run, undo, error, signal);
    } finally {
      lease.stop();
    }
  }

  private async step(runId: string, undo: UndoRecord, signal: AbortSignal): Promise<UndoRecord> {
    const { batch, removed, restored, kept } = await withRetries('Undoing a batch', signal, () =>
      this.bus.request(undoImportBatch, { runId, before: undo.lastBatch }, { timeoutMs: ANSWER_LIMIT_MS }),
    );
    if (batch === null) return { ...undo, state: 'done', finishedAt: new Date() };
    return {
      ...undo,
      lastBatch: batch,
      removed: undo.removed + removed,
      restored: undo.restored + restored,
      kept: undo.kept + kept,
    };
  }

  private async finish(run: ImportRunRecord, undo: UndoRecord, signal: AbortSignal): Promise<void> {
    await withRetries('Ending an undo', signal, () => this.undos.finish(run._id, this.owner, undo));
    const { state, removed, restored, kept } = undo;
    logger.info({ runId: run._id, state, removed, restored, kept }, 'undo of an import ended');
  }

  private async stopWith(
    run: ImportRunRecord,
    undo: UndoRecord,
    error: unknown,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      if (signal.aborted) {
        logger.info({ runId: run._id, reason: String(error) }, 'undo of an import interrupted');
        await this.runs.release(run._id, this.owner, new Date());
        return;
      }
      if (!(error instanceof GewerkError)) logger.error({ err: error, runId: run._id }, 'undo failed');
      const failure =
        error instanceof GewerkError
          ? error.message
          : 'The undo failed for a reason that the log of the service tells.';
      await this.finish(run, { ...undo, state: 'failed', failure, finishedAt: new Date() }, signal);
    } catch (fault) {
      // The run stays active: its lease runs out and whoever finds it carries on.
      logger.warn({ err: fault, runId: run._id }, 'The end of an undo could not be noted');
    }
  }
}
