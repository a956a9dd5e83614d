/** Counts running work, so that a shutdown can wait for it. */
export class InFlight {
  private count = 0;
  private readonly waiting = new Set<() => void>();

  get size(): number {
    return this.count;
  }

  enter(): void {
    this.count += 1;
  }

  leave(): void {
    this.count -= 1;
    if (this.count > 0) return;
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  /** Resolves when no work is running, or after `limitMs` at the latest. */
  async idle(limitMs: number): Promise<void> {
    if (this.count === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, limitMs);
      this.waiting.add(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
