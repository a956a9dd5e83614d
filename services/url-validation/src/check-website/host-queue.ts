interface Waiting {
  readonly begin: () => void;
}

/** Lets tasks run: so many at once, and of one host one after the other. Waiting costs no place. */
export class HostQueue {
  private running = 0;
  private readonly busyHosts = new Set<string>();
  /** Tasks by host; the order of hosts is the order in which they came. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(private readonly atOnce: number) {}

  async run<T>(host: string, task: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      const line = this.waiting.get(host);
      if (line) line.push({ begin });
      else this.waiting.set(host, [{ begin }]);
      this.beginNext();
    });
    try {
      return await task();
    } finally {
      this.running -= 1;
      this.busyHosts.delete(host);
      this.beginNext();
    }
  }

  private beginNext(): void {
    for (const [host, line] of this.waiting) {
      if (this.running >= this.atOnce) return;
      if (this.busyHosts.has(host)) continue;
      const next = line.shift();
      this.waiting.delete(host);
      // Back to the end, so that a host with many tasks leaves room for the others.
      if (line.length > 0) this.waiting.set(host, line);
      if (!next) continue;
      this.running += 1;
      this.busyHosts.add(host);
      next.begin();
    }
  }
}
