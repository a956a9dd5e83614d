import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const MEGABYTE = 1024 * 1024;

/**
 * A log file of bounded size: at `maxBytes` it becomes `FILE.1` (replacing an older one) and a new file
 * begins, so that a log takes at most twice `maxBytes`. If the disk refuses writes, lines are lost, but the
 * writer continues.
 */
export class RotatingLog {
  private descriptor: number;
  private size: number;
  private losing = false;
  private closed = false;
  private readonly path: string;
  private readonly maxBytes: number;

  constructor(path: string, maxBytes = 10 * MEGABYTE) {
    mkdirSync(dirname(path), { recursive: true });
    this.path = path;
    this.maxBytes = maxBytes;
    this.descriptor = openSync(path, 'a', 0o640);
    this.size = fstatSync(this.descriptor).size;
  }

  write(chunk: Buffer | string): void {
    if (this.closed) return;
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    try {
      if (this.size + bytes.length > this.maxBytes && this.size > 0) this.rotate();
      this.size += writeSync(this.descriptor, bytes);
      this.losing = false;
    } catch (fault) {
      if (!this.losing) process.emitWarning(`${this.path} is losing log lines: ${String(fault)}`);
      this.losing = true;
    }
  }

  /** The last line of the current file, cut to 300 characters; '' if there is none. */
  lastLine(): string {
    const lines = readFileSync(this.path, 'utf8').trimEnd().split('\n');
    return (lines.at(-1) ?? '').slice(0, 300);
  }

  /** Anything written later is lost. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    closeSync(this.descriptor);
  }

  private rotate(): void {
    closeSync(this.descriptor);
    try {
      renameSync(this.path, `${this.path}.1`);
    } finally {
      this.descriptor = openSync(this.path, 'a', 0o640);
      this.size = fstatSync(this.descriptor).size;
    }
  }
}
