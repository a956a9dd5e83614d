/** Counts how many more batches may be handed out; whoever takes one waits for it. For one taker. */
export class Credits {
  private available = 0;
  private waiting: (() => void) | undefined;

  add(): void {
    this.available += 1;
    this.waiting?.();
    this.waiting = undefined;
  }

  async take(): Promise<void> {
    while (this.available === 0) {
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    }
    this.available -= 1;
  }
}
