const WIDTH = 30;

/** A progress line that overwrites itself on a terminal and is printed from time to time elsewhere. */
export class ProgressLine {
  private lastPrinted = 0;
  private readonly out: NodeJS.WriteStream;

  constructor(out: NodeJS.WriteStream = process.stderr) {
    this.out = out;
  }

  /** @param total undefined while it is unknown */
  show(done: number, total: number | undefined, text: string): void {
    const line = `${total ? `${bar(done / total)} ` : ''}${text}`;
    if (this.out.isTTY) {
      this.out.write(`\r\u001b[K${line}`);
      return;
    }
    const everyMs = 5_000;
    if (Date.now() - this.lastPrinted < everyMs) return;
    this.lastPrinted = Date.now();
    this.out.write(`${line}\n`);
  }

  end(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }
}

function bar(share: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
}
