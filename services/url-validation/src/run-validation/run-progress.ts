import type { ValidationRun, WebsiteGrade } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import type { ValidationRunsRepository } from '../validation-runs/validation-runs.repository.js';

export const LEASE_MS = 12_000;
const NOTE_EVERY_MS = 500;

/**
 * Keeps a run for this process and notes how far it is, twice a second. `onEnd` is called once where the run is
 * another process's by now ('lost') or the owner wants it to end ('stopped').
 */
export class RunProgress {
  private timer: NodeJS.Timeout | undefined;
  private currentBusiness: string | null = null;
  private after: string | null;
  private noting: Promise<void> = Promise.resolve();

  constructor(
    private readonly runs: ValidationRunsRepository,
    private readonly run: { readonly _id: string; readonly after: string | null },
    private readonly owner: string,
    readonly grades: ValidationRun['grades'],
    private readonly onEnd: (reason: 'lost' | 'stopped') => void,
  ) {
    this.after = run.after;
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
    this.currentBusiness = name;
  }

  counts(grade: WebsiteGrade): void {
    this.grades[grade] = (this.grades[grade] ?? 0) + 1;
  }

  /** Every business up to this id has a stored result. */
  passed(id: string): void {
    this.after = id;
  }

  private async note(): Promise<void> {
    try {
      const run = await this.runs.note(this.run._id, this.owner, {
        leaseUntil: new Date(Date.now() + LEASE_MS),
        grades: { ...this.grades },
        currentBusiness: this.currentBusiness,
        after: this.after,
      });
      if (!run) this.onEnd('lost');
      else if (run.stopRequested) this.onEnd('stopped');
    } catch (error) {
      logger.warn({ err: error, runId: this.run._id }, 'The progress of the check could not be noted');
    }
  }
}
