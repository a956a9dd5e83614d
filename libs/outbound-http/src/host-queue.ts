interface Waiting {
  readonly begin: () => void;
}

export interface HostTurn {
  /** How long the host is left alone after the task, in ms; waiting for that takes no place. None unless told. */
  pauseMs?: number;
  /** Ends the wait for the turn; a task that has begun must look at it itself. */
  signal?: AbortSignal | undefined;
}

/** Lets tasks run: so many at once, and of one host one after the other. Waiting costs no place. */
export class HostQueue {
  private running = 0;
  /** Hosts that have a task or rest after one. */
  private readonly busyHosts = new Set<string>();
  /** Tasks by host; the order of hosts is the order in which they came. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(private readonly atOnce: number) {}

  /** What the task gives. Fails as the task does, and where `signal` ends the wait. */
  async run<T>(host: string, task: () => Promise<T>, { pauseMs = 0, signal }: HostTurn = {}): Promise<T> {
    await this.turn(host, signal);
    try {
      return await task();
    } finally {
      this.running -= 1;
      if (pauseMs > 0) setTimeout(() => this.free(host), pauseMs).unref();
      else this.busyHosts.delete(host);
      this.beginNext();
    }
  }

  private turn(host: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    return new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        this.remove(host, waiting);
        reject(new Error('The wait for a turn was ended.', { cause: signal?.reason }));
      };
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const waiting = { begin };
      signal?.addEventListener('abort', leave, { once: true });
      const line = this.waiting.get(host);
      if (line) line.push(waiting);
      else this.waiting.set(host, [waiting]);
      this.beginNext();
    });
  }

  private remove(host: string, waiting: Waiting): void {
    const line = this.waiting.get(host)?.filter((other) => other !== waiting) ?? [];
    if (line.length > 0) this.waiting.set(host, line);
    else this.waiting.delete(host);
  }

  private free(host: string): void {
    this.busyHosts.delete(host);
    this.beginNext();
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
