import { GewerkError, refused, type SheetChoice } from '@gewerk/contracts';
import { longestImport, MINUTE } from '@gewerk/contracts/limits';
import { type HeldRun, logger, type RunEnd, Runner } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import type { SheetBatch } from '../read-sheet/batches/batch-builder.js';
import { beginningOf } from '../read-sheet/batches/numbering.js';
import { SheetReader } from '../read-sheet/thread/sheet-reader.js';
import { ImportBatchesRepository } from '../runs/import-batches.repository.js';
import { filesOf } from '../runs/import-run.mapper.js';
import type { ImportRunRecord, RunFile } from '../runs/import-run.schema.js';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { withRetries } from '../runs/retries.js';
import { UploadedFiles } from '../runs/uploaded-files.js';
import { BatchSender } from './batch-sender.js';
import { InspectedSheets } from './inspected-sheets.js';
import { ProgressReporter } from './progress-reporter.js';
import { sendInOrder } from './send-in-order.js';

type Held = HeldRun<ImportRunRecord>;

/** Imports the files of a run; batches that are stored already are not sent again. */
@Injectable()
export class RunImport extends Runner<ImportRunRecord> {
  constructor(
    private readonly batches: ImportBatchesRepository,
    private readonly files: UploadedFiles,
    private readonly inspected: InspectedSheets,
    private readonly sender: BatchSender,
    private readonly progress: ProgressReporter,
    runs: ImportRunsRepository,
  ) {
    super(runs, { what: 'import', renewEveryMs: 3_000 });
  }

  protected async work(held: Held): Promise<void> {
    const limit = new AbortController();
    // Both times are from the database's clock, since hosts' clocks differ.
    const passed = held.acquiredAt - Number(held.run.startedAt);
    const longest = longestImport(filesOf(held.run).length);
    const timer = setTimeout(() => limit.abort(tooLong(longest)), Math.max(longest - passed, 0));
    try {
      await this.progress.publish(held.run);
      await this.importRows(held, AbortSignal.any([held.signal, limit.signal]));
    } finally {
      clearTimeout(timer);
    }
  }

  protected async end({ run, interrupted }: Held, how: RunEnd): Promise<void> {
    const failure = how.state === 'failed' ? failureOf(how.error, run._id) : null;
    const state = ({ completed: 'done', stopped: 'cancelled', failed: 'failed' } as const)[how.state];
    const counts = await withRetries('Reading the state', interrupted, () => this.batches.counts(run._id));
    const ended = await withRetries('Ending the run', interrupted, () =>
      this.finish(run, { ...counts, state, failure, finishedAt: new Date() }),
    );
    if (!ended) return;
    logger.info({ runId: run._id, state, ...counts }, 'import ended');
    await this.progress.publish(ended);
    for (const { object } of filesOf(run)) {
      await this.files
        .remove(object)
        .catch((error: unknown) =>
          logger.warn({ err: error, runId: run._id }, 'The imported file could not be removed'),
        );
    }
  }

  private async importRows(held: Held, signal: AbortSignal): Promise<void> {
    const { run, interrupted: process } = held;
    const done = await withRetries('Reading the state', signal, () => this.batches.stored(run._id));
    const counts = await withRetries('Reading the state', signal, () => this.batches.counts(run._id));
    if (done.length > 0) logger.info({ runId: run._id, batches: done.length }, 'import continues');
    const send = async (batch: SheetBatch): Promise<void> => {
      const added = await this.sender.send(run, batch, { run: signal, process });
      counts.processed += added.processed;
      counts.imported += added.imported;
      counts.duplicates += added.duplicates;
      counts.rejected += added.rejected;
      counts.noted += added.noted;
      counts.leftOut += added.leftOut;
      counts.returnable += added.returnable;
      await this.progress.save(held, counts);
    };
    // One after the other: if two files contain the same business, the first file's row counts, just as the
    // first of two rows in one file does.
    for (const [index, file] of filesOf(run).entries()) {
      const reader = this.inspected.release(file.object) ?? (await this.open(run, { index, file }, signal));
      try {
        await sendInOrder(reader.batches(done, signal), send);
      } finally {
        await reader.close();
      }
    }
  }

  private async open(
    run: ImportRunRecord,
    { index, file }: { index: number; file: RunFile },
    signal: AbortSignal,
  ): Promise<SheetReader> {
    const bytes = await withRetries('Fetching the file', signal, () => this.files.read(file.object));
    return new SheetReader(file.kind, bytes, run.columns, { ...choiceOf(run), begin: beginningOf(index) });
  }
}

const choiceOf = ({ choice = '{}' }: ImportRunRecord): SheetChoice => JSON.parse(choice) as SheetChoice;

function failureOf(error: unknown, runId: string): ImportRunRecord['failure'] {
  if (error instanceof GewerkError) {
    return { code: error.code, detail: error.message, ...(error.reason && { reason: error.reason }) };
  }
  logger.error({ err: error, runId }, 'import failed');
  return { code: 'internal', detail: 'The import failed unexpectedly; see the service log.' };
}

const tooLong = (limitMs: number) => refused('import-timeout', { minutes: limitMs / MINUTE });
