/** How many more batches the reader has requested. `next` must not be called again before it resolves. */
export class RequestedBatches {
  private available = 0;
  private waiting: (() => void) | undefined;

  add(): void {
    this.available += 1;
    this.waiting?.();
    this.waiting = undefined;
  }

  /** Waits until one more batch is requested, and uses the request up. */
  async next(): Promise<void> {
    while (this.available === 0) {
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    }
    this.available -= 1;
  }
}
