import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { GewerkError, type SheetMapping } from '@gewerk/contracts';
import type { SheetBatch } from './batch-builder.js';
import { fileFaults } from './file-faults.js';
import type { SheetKind } from './open-workbook.js';
import type { Inspection, ReaderCredit, ReaderMessage, ReaderTask } from './reader-messages.js';
import { READER_HEAP } from './sheet-limits.js';

/** Batches that the reading thread prepares ahead of their sending. */
const READ_AHEAD = 3;

/** Under the test runner this file is the source, and a thread cannot run sources: it takes the built one. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/read-sheet/sheet.worker.js' : './sheet.worker.js',
  import.meta.url,
);

/**
 * Reads a file in a thread of its own with a bounded heap, which ends with the reading. A file that makes the
 * thread run out of memory or crash is refused; this process goes on.
 */
export class SheetReader {
  /** Looks at the whole file, unpacking it to its end. Throws a GewerkError that says why it is refused. */
  static async inspect(kind: SheetKind, bytes: Uint8Array, columns?: SheetMapping): Promise<Inspection> {
    for await (const message of converse({ kind, bytes, task: 'inspect', done: [], columns })) {
      if (message.type === 'inspected') return message.inspection;
    }
    throw fileFaults.tooDemanding();
  }

  /** The file's batches in order, without those `done`. At most three are read ahead of the caller. */
  static async *batches(
    kind: SheetKind,
    bytes: Uint8Array,
    done: readonly number[],
    columns?: SheetMapping,
  ): AsyncGenerator<SheetBatch> {
    for await (const message of converse({ kind, bytes, task: 'read', done, columns })) {
      if (message.type === 'batch') yield message.batch;
      if (message.type === 'end') return;
    }
  }

  /** How the file would be read, then its batches without repeated rows, then how many of those there were. */
  static preview(
    kind: SheetKind,
    bytes: Uint8Array,
    columns: SheetMapping | undefined,
  ): AsyncGenerator<ReaderMessage> {
    return converse({ kind, bytes, task: 'preview', done: [], columns });
  }
}

async function* converse(task: ReaderTask): AsyncGenerator<ReaderMessage> {
  // A process started with a small young generation would force it on the thread, whose own bound it overrules: a
  // reader makes garbage at such a rate that collecting it would cost more than the reading.
  setFlagsFromString('--max-semi-space-size=0');
  const worker = new Worker(WORKER, {
    workerData: task,
    resourceLimits: READER_HEAP[task.kind],
    execArgv: [],
  });
  const received: ReaderMessage[] = [];
  let ended: { error?: Error } | undefined;
  let wake: () => void = () => undefined;
  worker.on('message', (message: ReaderMessage) => {
    received.push(message);
    wake();
  });
  worker.on('error', (error) => {
    ended = { error: error instanceof Error ? error : new Error(String(error)) };
    wake();
  });
  worker.on('exit', () => {
    ended ??= {};
    wake();
  });
  const credit: ReaderCredit = 'more';
  for (let ahead = 0; ahead < READ_AHEAD; ahead += 1) worker.postMessage(credit);
  try {
    for (;;) {
      const message = received.shift();
      if (message?.type === 'refused') throw new GewerkError(message.code, message.detail);
      if (message) {
        yield message;
        worker.postMessage(credit);
        continue;
      }
      if (ended) {
        if (ended.error) throw isOutOfMemory(ended.error) ? fileFaults.tooDemanding() : ended.error;
        return;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    await worker.terminate();
  }
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
