import { logger } from '../observe/logger.js';
import { PeriodicTask } from '../periodic-task.js';
import type { LeasedRun } from './leased-run.js';
import { RUN_LEASE_MS, type RunsRepository } from './runs.repository.js';

/**
 * How long after its lease a run continues while this process cannot reach the database. If the database is down, no
 * other process can take the run in that time; if another process has taken it meanwhile, the next renewal that
 * reaches the database aborts the work.
 */
const GRACE_MS = 60_000;

/** A run while this process holds it: renews its lease until dropped. */
export class HeldRun<Run extends LeasedRun> {
  /** Aborts when the process stops or loses the run; the work is then left as it is. */
  readonly interrupted: AbortSignal;
  /** Also aborts when the operator stops the run. */
  readonly signal: AbortSignal;
  /** Stored with each renewal: the run's progress. */
  changes: () => Partial<Run> = () => ({});
  private readonly lost = new AbortController();
  private readonly stop = new AbortController();
  private readonly renewal: PeriodicTask;
  private renewedAt = performance.now();

  constructor(
    private readonly runs: RunsRepository<Run>,
    private readonly owner: string,
    readonly run: Run,
    { ending, everyMs }: { ending: AbortSignal; everyMs: number },
  ) {
    this.interrupted = AbortSignal.any([ending, this.lost.signal]);
    this.signal = AbortSignal.any([this.interrupted, this.stop.signal]);
    if (run.stopRequested) this.requestStop();
    this.renewal = new PeriodicTask(everyMs, 'Renewing the lease of a run', () => this.renewRegularly());
    this.renewal.start();
  }

  /** When this process acquired it, by the database's clock. */
  get acquiredAt(): number {
    return Number(this.run.leaseUntil) - RUN_LEASE_MS;
  }

  get isStopRequested(): boolean {
    return this.stop.signal.aborted;
  }

  /** Stores changes now and checks whether the run is still held. */
  async renew(changes: Partial<Run> = this.changes()): Promise<void> {
    const askedAt = performance.now();
    const run = await this.runs.renew(this.run._id, this.owner, changes);
    if (!run) return this.lost.abort(new Error('the lease was lost'));
    this.renewedAt = askedAt;
    if (run.stopRequested) this.requestStop();
  }

  /** Stops renewing; resolves when no renewal is in progress. */
  drop(): Promise<void> {
    return this.renewal.stop();
  }

  private requestStop(): void {
    this.stop.abort(new Error('the run was stopped'));
  }

  private async renewRegularly(): Promise<void> {
    try {
      await this.renew();
    } catch (error) {
      logger.warn({ err: error, runId: this.run._id }, 'The lease of a run could not be renewed');
      if (performance.now() - this.renewedAt > RUN_LEASE_MS + GRACE_MS) this.lost.abort(error);
    }
  }
}
