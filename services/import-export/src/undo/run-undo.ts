import { GewerkError, runFaultOf } from '@gewerk/contracts';
import { undoImportBatch } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { type HeldRun, logger, type RunEnd, Runner } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { withRetries } from '../runs/retries.js';
import { type UndoneRun, UndoRunsRepository } from './undo-runs.repository.js';

/** A directory that is killed during a batch never responds; repeating the call is safe. */
const ANSWER_LIMIT_MS = 12_000;

type Held = HeldRun<UndoneRun>;

/**
 * Undoes a run batch by batch, from the last to the first. If the response for a batch was not stored, the call is
 * repeated and gets the same response, so each batch is counted once, however often a process dies.
 */
@Injectable()
export class RunUndo extends Runner<UndoneRun> {
  constructor(
    private readonly bus: MessageBus,
    undos: UndoRunsRepository,
  ) {
    super(undos, { what: 'undo of an import', renewEveryMs: 3_000 });
  }

  protected async work(held: Held): Promise<void> {
    const { run, signal } = held;
    while (await this.undoBatch(run, signal)) {
      await withRetries('Storing an undo', signal, () => held.renew({ undo: run.undo }));
    }
  }

  protected async end({ run, interrupted }: Held, how: RunEnd): Promise<void> {
    const failure = how.state === 'failed' ? messageOf(how.error, run._id) : null;
    const state = failure === null ? 'done' : 'failed';
    const fault = how.state === 'failed' && { fault: runFaultOf(how.error) };
    const undo = { ...run.undo, state, failure, ...fault, finishedAt: new Date() } as const;
    await withRetries('Ending an undo', interrupted, () => this.finish(run, { undo }));
    const { removed, restored, kept } = undo;
    logger.info({ runId: run._id, state, removed, restored, kept }, 'undo of an import ended');
  }

  /** False if no batch is left. */
  private async undoBatch(run: UndoneRun, signal: AbortSignal): Promise<boolean> {
    const { _id: runId, undo } = run;
    const { batch, removed, restored, kept } = await withRetries('Undoing a batch', signal, () =>
      this.bus.request(undoImportBatch, { runId, before: undo.lastBatch }, { timeoutMs: ANSWER_LIMIT_MS }),
    );
    if (batch === null) return false;
    run.undo = {
      ...undo,
      lastBatch: batch,
      removed: undo.removed + removed,
      restored: undo.restored + restored,
      kept: undo.kept + kept,
    };
    return true;
  }
}

function messageOf(error: unknown, runId: string): string {
  if (error instanceof GewerkError) return error.message;
  logger.error({ err: error, runId }, 'undo failed');
  return 'The undo failed unexpectedly; see the service log.';
}
