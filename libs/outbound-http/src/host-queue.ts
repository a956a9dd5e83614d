interface Waiting {
  readonly begin: () => void;
}

type Lines = Map<string, Waiting[]>;

export interface HostTurn {
  /** Pause for the host after the task, in ms; it occupies no slot. Default none. */
  pauseMs?: number;
  /** Runs before tasks that are not urgent, but waits for its host's running task. */
  isUrgent?: boolean;
  /** Ends the wait; the task must watch the signal itself. */
  signal?: AbortSignal | undefined;
}

/** Runs a limited number of tasks at once and one per host. A waiting task occupies no slot. */
export class HostQueue {
  private running = 0;
  private readonly busyHosts = new Set<string>();
  /** Tasks by host, in order of arrival; urgent ones are separate. */
  private readonly urgent: Lines = new Map();
  private readonly waiting: Lines = new Map();

  constructor(private readonly atOnce: number) {}

  /** The task's result. Fails as the task does, or when `signal` ends the wait. */
  async run<T>(host: string, task: () => Promise<T>, how: HostTurn = {}): Promise<T> {
    const { pauseMs = 0, signal, isUrgent = false } = how;
    await this.turn(host, isUrgent ? this.urgent : this.waiting, signal);
    try {
      return await task();
    } finally {
      this.running -= 1;
      if (pauseMs > 0) setTimeout(() => this.free(host), pauseMs).unref();
      else this.busyHosts.delete(host);
      this.beginNext();
    }
  }

  private turn(host: string, lines: Lines, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    return new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        remove(lines, host, waiting);
        reject(new Error('The wait for a turn was aborted.', { cause: signal?.reason }));
      };
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const waiting = { begin };
      signal?.addEventListener('abort', leave, { once: true });
      const line = lines.get(host);
      if (line) line.push(waiting);
      else lines.set(host, [waiting]);
      this.beginNext();
    });
  }

  private free(host: string): void {
    this.busyHosts.delete(host);
    this.beginNext();
  }

  private beginNext(): void {
    this.beginNextOf(this.urgent);
    this.beginNextOf(this.waiting);
  }

  private beginNextOf(lines: Lines): void {
    for (const [host, line] of lines) {
      if (this.running >= this.atOnce) return;
      if (this.busyHosts.has(host)) continue;
      const next = line.shift();
      lines.delete(host);
      // Moved to the end, so that a host with many tasks leaves room for others.
      if (line.length > 0) lines.set(host, line);
      if (!next) continue;
      this.running += 1;
      this.busyHosts.add(host);
      next.begin();
    }
  }
}

function remove(lines: Lines, host: string, waiting: Waiting): void {
  const line = lines.get(host)?.filter((other) => other !== waiting) ?? [];
  if (line.length > 0) lines.set(host, line);
  else lines.delete(host);
}
