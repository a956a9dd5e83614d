import { randomUUID } from 'node:crypto';
import type { OnModuleDestroy } from '@nestjs/common';
import { RUN_LEASE_MS } from './run-progress.js';

/** Works on the runs it is told of, and gives the one under way back when its process ends. */
export abstract class RunWorker<Run> implements OnModuleDestroy {
  protected readonly owner = randomUUID();
  protected readonly ending = new AbortController();
  private current: Promise<void> = Promise.resolve();

  /** Does nothing where the run has ended or is another process's. */
  async run(runId: string): Promise<void> {
    if (this.ending.signal.aborted) return;
    const now = new Date();
    const run = await this.acquire(runId, now, new Date(now.getTime() + RUN_LEASE_MS));
    if (!run) return;
    this.current = this.carryOut(run);
    await this.current;
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort(new Error('the service stops'));
    await this.current;
  }

  /** Takes the run for {@link owner}; null where it has ended or another process has it. */
  protected abstract acquire(runId: string, now: Date, leaseUntil: Date): Promise<Run | null>;

  /** Carries the run to its end, or gives it back once {@link ending} aborts. Never fails. */
  protected abstract carryOut(run: Run): Promise<void>;
}
