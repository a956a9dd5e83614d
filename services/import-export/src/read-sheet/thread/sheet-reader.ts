import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { GewerkError, type SheetChoice, type SheetMapping } from '@gewerk/contracts';
import type { SheetBatch } from '../batches/batch-builder.js';
import { fileFaults } from '../file-faults.js';
import type { Beginning } from '../batches/numbering.js';
import type { SheetKind } from '../open-workbook.js';
import type { Inspection, OpenedFile, ReaderCommand, ReaderMessage } from './reader-messages.js';
import { READER_HEAP } from '../sheet-limits.js';

/** Number of batches that the reading thread prepares before they are sent. */
const READ_AHEAD = 3;

/** Under the test runner this file is TypeScript, which a thread cannot run: it uses the built file. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/read-sheet/thread/sheet.worker.js' : './sheet.worker.js',
  import.meta.url,
);

/**
 * Reads a file in its own thread with a bounded heap, until it is closed. A file that makes the thread crash or run out
 * of memory is rejected; this process keeps running. Handles one request at a time; faults of the file are thrown as a
 * GewerkError with the reason. A thread that computes endlessly never responds; in that case the reason of the caller's
 * `signal` is thrown, and `close` terminates the thread.
 */
export class SheetReader {
  private readonly worker: Worker;
  private readonly received: ReaderMessage[] = [];
  private fault: Error | undefined;
  private wake: () => void = () => undefined;

  constructor(
    kind: SheetKind,
    bytes: Uint8Array,
    columns?: SheetMapping,
    choice: SheetChoice & { readonly begin?: Beginning } = {},
  ) {
    // Without this, a small young generation with which this process was started would override the thread's
    // own limit. A reader produces garbage so fast that collecting it would then take longer than reading.
    setFlagsFromString('--max-semi-space-size=0');
    this.worker = new Worker(WORKER, {
      workerData: { kind, bytes, columns, ...choice } satisfies OpenedFile,
      resourceLimits: READER_HEAP[kind],
      execArgv: [],
    });
    this.worker.on('message', (message: ReaderMessage) => {
      this.received.push(message);
      this.wake();
    });
    this.worker.on('error', (error) => this.end(error instanceof Error ? error : new Error(String(error))));
    this.worker.on('exit', () => this.end(new Error('The reading thread ended before the sheet did.')));
  }

  /** Inspects the whole file, unpacking it to its end. */
  async inspect(signal?: AbortSignal): Promise<Inspection> {
    this.command({ type: 'inspect' });
    const message = await this.next(signal);
    if (message.type !== 'inspected') throw new Error(`The reading thread answered '${message.type}'.`);
    return message.inspection;
  }

  /** The headers that identify files of this kind, read without unpacking the whole file. */
  async headers(signal?: AbortSignal): Promise<Inspection['headers']> {
    this.command({ type: 'headers' });
    const message = await this.next(signal);
    if (message.type !== 'headed') throw new Error(`The reading thread answered '${message.type}'.`);
    return message.headers;
  }

  /** The file's batches in order, except those in `done`. At most three are read ahead of the caller. */
  async *batches(done: readonly number[], signal?: AbortSignal): AsyncGenerator<SheetBatch> {
    for await (const message of this.stream({ type: 'read', done }, signal)) {
      if (message.type === 'batch') yield message.batch;
    }
  }

  /** How the file would be read, then its batches without repeated rows, then the number of repeated rows. */
  preview(signal?: AbortSignal): AsyncGenerator<ReaderMessage> {
    return this.stream({ type: 'preview' }, signal);
  }

  /** Terminates the thread at once. */
  async close(): Promise<void> {
    await this.worker.terminate();
  }

  /** All messages of the thread, including the end. */
  private async *stream(command: ReaderCommand, signal?: AbortSignal): AsyncGenerator<ReaderMessage> {
    this.command(command);
    for (let ahead = 0; ahead < READ_AHEAD; ahead += 1) this.command({ type: 'more' });
    for (;;) {
      const message = await this.next(signal);
      yield message;
      if (message.type === 'end') return;
      if (message.type === 'batch') this.command({ type: 'more' });
    }
  }

  private async next(signal?: AbortSignal): Promise<ReaderMessage> {
    for (;;) {
      signal?.throwIfAborted();
      const message = this.received.shift();
      if (message?.type === 'refused') {
        throw new GewerkError(message.code, message.detail, [], message.reason);
      }
      if (message) return message;
      if (this.fault) throw this.fault;
      await this.woken(signal);
    }
  }

  /** Resolves once there may be something new, or `signal` aborts. */
  private async woken(signal?: AbortSignal): Promise<void> {
    const onAbort = () => this.wake();
    signal?.addEventListener('abort', onAbort, { once: true });
    await new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    signal?.removeEventListener('abort', onAbort);
  }

  private command(command: ReaderCommand): void {
    this.worker.postMessage(command);
  }

  /** If an exit follows an error, the error contains the reason. */
  private end(error: Error): void {
    this.fault ??= isOutOfMemory(error) ? fileFaults.tooDemanding() : error;
    this.wake();
  }
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
