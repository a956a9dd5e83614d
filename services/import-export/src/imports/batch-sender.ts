import type { DuplicateMode, EditedMode } from '@gewerk/contracts';
import { type OutputOf, upsertBusinesses } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { ImportBatchesRepository, type RunCounts } from '../runs/import-batches.repository.js';
import type { OfPlace } from '../runs/import-batch.schema.js';
import type { SheetBatch } from '../read-sheet/batches/batch-builder.js';
import { leftOutRows, notesOf } from '../report/row-notes.js';
import { withRetries } from '../runs/retries.js';

/** A directory that is killed during a batch never responds; sending the batch again is safe. */
const ANSWER_LIMIT_MS = 12_000;

export interface SendSignals {
  /** Aborts when the run must stop, for any reason. */
  readonly run: AbortSignal;
  /** Aborts when this process stops; another process continues the work. */
  readonly process: AbortSignal;
}

/** Sends one batch to the directory and stores the outcome. */
@Injectable()
export class BatchSender {
  constructor(
    private readonly bus: MessageBus,
    private readonly batches: ImportBatchesRepository,
  ) {}

  /**
   * Sends the batch until it is stored; for a batch that it has already stored, the directory repeats its first
   * response. Throws when a signal aborts or the directory rejects the batch permanently. The outcome is stored unless
   * `process` aborts, so a cancelled run reports everything that it did.
   */
  async send(
    run: { _id: string; mode: DuplicateMode; edited?: EditedMode },
    batch: SheetBatch,
    { run: signal, process }: SendSignals,
  ): Promise<RunCounts> {
    const answer = batch.rows.length === 0 ? nothing : await this.store(run, batch, signal);
    const notes = notesOf(batch, answer);
    const noted = new Set(notes.map(({ row_number }) => row_number)).size;
    const rejected = [...batch.errors, ...answer.errors].sort(
      (left, right) => left.row_number - right.row_number,
    );
    const placed = <T extends { row_number: number }>(entry: T): OfPlace<T> => {
      const place = batch.places.get(entry.row_number);
      return place === undefined ? entry : { ...entry, place };
    };
    await withRetries('Storing the outcome of a batch', process, () =>
      this.batches.save({
        runId: run._id,
        batch: batch.batch,
        lastRow: batch.lastRow,
        rowCount: batch.rowCount,
        imported: answer.imported,
        duplicates: answer.duplicates,
        rejected: rejected.map(placed),
        ...(batch.failed.length > 0 && { failed: batch.failed, headers: batch.headers ?? [] }),
        notes: notes.map(placed),
        noted,
      }),
    );
    return {
      processed: batch.rowCount,
      imported: answer.imported,
      duplicates: answer.duplicates.length,
      rejected: rejected.length,
      noted,
      leftOut: leftOutRows(rejected),
      returnable: batch.failed.length,
    };
  }

  private store(
    run: { _id: string; mode: DuplicateMode; edited?: EditedMode },
    batch: SheetBatch,
    signal: AbortSignal,
  ) {
    const input = encoded(
      { runId: run._id, batch: batch.batch, mode: run.mode, edited: run.edited },
      batch.rows,
    );
    return withRetries('Storing a batch', signal, () =>
      this.bus.requestEncoded(upsertBusinesses, input, { timeoutMs: ANSWER_LIMIT_MS }),
    );
  }
}

/** The input of the call as JSON. Its rows were encoded when they were read and are only copied here. */
function encoded(
  head: { runId: string; batch: number; mode: DuplicateMode; edited?: EditedMode | undefined },
  rows: Uint8Array,
): Uint8Array {
  const before = Buffer.from(`${JSON.stringify(head).slice(0, -1)},"rows":[`);
  return Buffer.concat([before, rows, Buffer.from(']}')]);
}

const nothing: OutputOf<typeof upsertBusinesses> = { imported: 0, duplicates: [], errors: [] };
