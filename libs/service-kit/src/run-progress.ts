import { logger } from './logger.js';

/** How long a run is a process's without a word from it, in milliseconds. */
export const RUN_LEASE_MS = 12_000;
const NOTE_EVERY_MS = 500;

/** How far a run is. */
export interface RunNote<Result extends string> {
  leaseUntil: Date;
  /** How many items came to each result; results that none came to are missing. */
  counts: Partial<Record<Result, number>>;
  /** What is worked on, as people name it. */
  current: string | null;
  /** Every item up to this one has its result stored; null where that is none since the run was taken up. */
  passed: string | null;
}

interface NotedRun<Result extends string> {
  /** What runs, as the log names it: 'photo update'. */
  what: string;
  runId: string;
  /** What the items came to before the run was taken up. */
  counts: RunNote<Result>['counts'];
  /** Stores how far the run is; null where it is another process's by now. */
  note: (note: RunNote<Result>) => Promise<{ readonly stopRequested: boolean } | null>;
  /** Called where the run is another process's by now ('lost') or the owner wants it to end ('stopped'). */
  onEnd: (reason: 'lost' | 'stopped') => void;
}

/** Keeps a run for this process and notes how far it is, twice a second and one note at a time. */
export class RunProgress<Result extends string> {
  private readonly counts: Partial<Record<Result, number>>;
  private timer: NodeJS.Timeout | undefined;
  private current: string | null = null;
  private furthest: string | null = null;
  private noting: Promise<void> = Promise.resolve();

  constructor(private readonly run: NotedRun<Result>) {
    this.counts = { ...run.counts };
  }

  start(): void {
    this.timer = setInterval(() => {
      this.noting = this.noting.then(() => this.note());
    }, NOTE_EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.noting;
  }

  begins(name: string): void {
    this.current = name;
  }

  comesTo(result: Result): void {
    this.counts[result] = (this.counts[result] ?? 0) + 1;
  }

  passes(id: string): void {
    this.furthest = id;
  }

  private async note(): Promise<void> {
    const { run } = this;
    try {
      const noted = await run.note({
        leaseUntil: new Date(Date.now() + RUN_LEASE_MS),
        counts: { ...this.counts },
        current: this.current,
        passed: this.furthest,
      });
      if (!noted) run.onEnd('lost');
      else if (noted.stopRequested) run.onEnd('stopped');
    } catch (error) {
      logger.warn({ err: error, runId: run.runId }, `The progress of the ${run.what} could not be noted`);
    }
  }
}
