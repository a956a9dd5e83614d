import type { ImportRun } from '@gewerk/contracts';

const BAR_WIDTH = 30;
/** Without a terminal a line is printed this often at most. */
const LINE_EVERY_MS = 5_000;

/** Shows how far an import is: a bar that redraws itself on a terminal, else a line now and then. */
export class ProgressLine {
  private printedAt = 0;
  private last = '';

  constructor(private readonly out: NodeJS.WriteStream) {}

  show(run: ImportRun): void {
    const line = progressText(run);
    if (line === this.last) return;
    const now = Date.now();
    if (this.out.isTTY) this.out.write(`\r\u001b[2K${line}`);
    else if (now - this.printedAt >= LINE_EVERY_MS) this.out.write(`${line}\n`);
    else return;
    this.printedAt = now;
    this.last = line;
  }

  /** Leaves the terminal's line free for what follows. */
  end(): void {
    if (this.out.isTTY && this.last !== '') this.out.write('\r\u001b[2K');
  }
}

export function progressText(run: ImportRun): string {
  const done = run.processed.toLocaleString('en');
  if (run.state === 'queued') return 'Waiting to start …';
  if (run.total === null || run.total === 0) return `${done} rows`;
  const part = Math.min(1, run.processed / run.total);
  const filled = Math.round(part * BAR_WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${Math.floor(part * 100)}%  ${done} of ${run.total.toLocaleString('en')} rows`;
}
