import type { CheckResultRecord } from './results/check-result.schema.js';
import type { CheckResultsRepository } from './results/check-results.repository.js';

const WINDOW_MS = 100;

/** Stores results of a tenth of a second together. */
export class ResultWriter {
  private pending: CheckResultRecord[] = [];
  private stored: Promise<void> | undefined;

  constructor(private readonly results: CheckResultsRepository) {}

  /** Resolves once stored. */
  add(result: CheckResultRecord): Promise<void> {
    this.pending.push(result);
    this.stored ??= new Promise<void>((resolve) => setTimeout(resolve, WINDOW_MS)).then(() => {
      const batch = this.pending;
      this.pending = [];
      this.stored = undefined;
      return this.results.save(batch);
    });
    return this.stored;
  }
}
