import type { PhotoOutcome, PhotoRun } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import type { PhotoRunsRepository } from '../photo-runs/photo-runs.repository.js';

export const LEASE_MS = 12_000;
const NOTE_EVERY_MS = 500;

/**
 * Keeps a run for this process and notes how far it is, twice a second. `onEnd` is called where the run is another
 * process's by now ('lost') or the owner wants it to end ('stopped').
 */
export class RunProgress {
  private timer: NodeJS.Timeout | undefined;
  private currentBusiness: string | null = null;
  private moved: string | null = null;
  private noting: Promise<void> = Promise.resolve();

  constructor(
    private readonly runs: PhotoRunsRepository,
    private readonly runId: string,
    private readonly owner: string,
    readonly outcomes: PhotoRun['outcomes'],
    private readonly onEnd: (reason: 'lost' | 'stopped') => void,
  ) {}

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
    this.currentBusiness = name;
  }

  counts(outcome: PhotoOutcome): void {
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
  }

  /** Every business up to this id has its settled result. */
  passed(id: string): void {
    this.moved = id;
  }

  private async note(): Promise<void> {
    const { moved } = this;
    try {
      const run = await this.runs.note(this.runId, this.owner, {
        leaseUntil: new Date(Date.now() + LEASE_MS),
        outcomes: { ...this.outcomes },
        currentBusiness: this.currentBusiness,
        ...(moved === null ? {} : { after: moved, attempts: 0 }),
      });
      if (!run) this.onEnd('lost');
      else if (run.stopRequested) this.onEnd('stopped');
    } catch (error) {
      logger.warn({ err: error, runId: this.runId }, 'The progress of the photo update could not be noted');
    }
  }
}
