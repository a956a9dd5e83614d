import { GewerkError, IMPORT } from '@gewerk/contracts';
import { logger, RunWorker } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { ImportBatchesRepository } from '../import-runs/import-batches.repository.js';
import type { ImportRunRecord } from '../import-runs/import-run.schema.js';
import { ImportRunsRepository } from '../import-runs/import-runs.repository.js';
import { SheetReader } from '../read-sheet/sheet-reader.js';
import { InspectedSheets } from '../start-import/inspected-sheets.js';
import { UploadedFiles } from '../start-import/uploaded-files.js';
import { BatchSender, type SendSignals } from './batch-sender.js';
import { ProgressReporter } from './progress-reporter.js';
import { withRetries } from './retries.js';
import { RunLease } from './run-lease.js';
import { sendInOrder } from './send-in-order.js';

/** The owner wants the end of the run. */
class Cancelled extends Error {}

type RunEnd = Omit<Parameters<ImportRunsRepository['finish']>[2], 'counts' | 'now'>;

/** Carries a run to its end, from wherever it stands: batches that are stored already are not sent again. */
@Injectable()
export class RunImportService extends RunWorker<ImportRunRecord> {
  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly batches: ImportBatchesRepository,
    private readonly files: UploadedFiles,
    private readonly inspected: InspectedSheets,
    private readonly sender: BatchSender,
    private readonly progress: ProgressReporter,
  ) {
    super();
  }

  protected acquire(id: string, now: Date, leaseUntil: Date): Promise<ImportRunRecord | null> {
    return this.runs.acquire(id, this.owner, now, leaseUntil);
  }

  protected async carryOut(run: ImportRunRecord): Promise<void> {
    const lost = new AbortController();
    const early = new AbortController();
    const cancel = () => early.abort(new Cancelled('the import was cancelled'));
    const lease = new RunLease(
      this.runs,
      run._id,
      this.owner,
      () => lost.abort(new Error('the lease is lost')),
      cancel,
    );
    const limit = new AbortController();
    const left = (run.startedAt ?? new Date()).getTime() + IMPORT.timeout - Date.now();
    const timer = setTimeout(() => limit.abort(tooLong()), Math.max(left, 0));
    const process = AbortSignal.any([this.ending.signal, lost.signal]);
    if (run.cancelRequested) cancel();
    lease.start();
    try {
      const signals = { run: AbortSignal.any([process, limit.signal, early.signal]), process };
      await this.progress.tellNow(run);
      await this.importRows(run, signals, cancel);
      await this.finish(run, process, { state: 'done' });
    } catch (error) {
      await this.stopWith(run, error, process);
    } finally {
      clearTimeout(timer);
      lease.stop();
    }
  }

  private async importRows(run: ImportRunRecord, signals: SendSignals, cancel: () => void): Promise<void> {
    const { run: signal } = signals;
    const done = await withRetries('Reading the state', signal, () => this.batches.stored(run._id));
    const counts = await withRetries('Reading the state', signal, () => this.batches.counts(run._id));
    if (done.length > 0) logger.info({ runId: run._id, batches: done.length }, 'import continues');
    const reader = this.inspected.take(run.object) ?? (await this.open(run, signal));
    try {
      await sendInOrder(reader.batches(done), async (batch) => {
        const added = await this.sender.send(run, batch, signals);
        counts.processed += added.processed;
        counts.imported += added.imported;
        counts.duplicates += added.duplicates;
        counts.rejected += added.rejected;
        if ((await this.progress.tell(run, this.owner, counts)).cancelled) cancel();
      });
    } finally {
      await reader.close();
    }
  }

  private async open(run: ImportRunRecord, signal: AbortSignal): Promise<SheetReader> {
    const bytes = await withRetries('Fetching the file', signal, () => this.files.read(run.object));
    return new SheetReader(run.kind, bytes, run.columns);
  }

  private async finish(run: ImportRunRecord, signal: AbortSignal, how: RunEnd): Promise<void> {
    const counts = await withRetries('Reading the state', signal, () => this.batches.counts(run._id));
    const ended = await withRetries('Ending the run', signal, () =>
      this.runs.finish(run._id, this.owner, { ...how, counts, now: new Date() }),
    );
    if (!ended) return;
    logger.info({ runId: run._id, state: ended.state, ...counts }, 'import ended');
    await this.progress.tellNow(ended);
    await this.files
      .remove(run.object)
      .catch((error: unknown) =>
        logger.warn({ err: error, runId: run._id }, 'The imported file could not be removed'),
      );
  }

  private async stopWith(run: ImportRunRecord, error: unknown, signal: AbortSignal): Promise<void> {
    try {
      if (signal.aborted) {
        logger.info({ runId: run._id, reason: String(error) }, 'import interrupted');
        await this.runs.release(run._id, this.owner, new Date());
        return;
      }
      await this.finish(
        run,
        signal,
        error instanceof Cancelled ? { state: 'cancelled' } : failed(run, error),
      );
    } catch (fault) {
      // The run stays active: its lease runs out and whoever finds it carries on.
      logger.warn({ err: fault, runId: run._id }, 'The end of the import could not be noted');
    }
  }
}

function failed(run: ImportRunRecord, error: unknown): RunEnd {
  if (!(error instanceof GewerkError)) logger.error({ err: error, runId: run._id }, 'import failed');
  const { code, message } = error instanceof GewerkError ? error : unknownFault();
  return { state: 'failed', failure: { code, detail: message } };
}

const tooLong = () =>
  new GewerkError(
    'timeout',
    `The import did not end within ${IMPORT.timeout / 60_000} minutes. What was stored stays; start it again to go on.`,
  );

const unknownFault = () =>
  new GewerkError('internal', 'The import failed for a reason that the log of the service tells.');
