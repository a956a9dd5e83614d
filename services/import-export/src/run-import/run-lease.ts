import { logger, RUN_LEASE_MS } from '@gewerk/service-kit';
import type { ImportRunsRepository } from '../import-runs/import-runs.repository.js';

const RENEW_MS = 3_000;

/**
 * Keeps a run for this process by renewing its lease; `lost` is called once when it cannot be kept, `cancelled` when
 * its end is wanted.
 */
export class RunLease {
  private timer: NodeJS.Timeout | undefined;
  private until = Date.now() + RUN_LEASE_MS;

  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly runId: string,
    private readonly owner: string,
    private readonly lost: () => void,
    private readonly cancelled: () => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.renew(), RENEW_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** A database that is away does not end the run while nobody else could take it either. */
  private async renew(): Promise<void> {
    const until = Date.now() + RUN_LEASE_MS;
    try {
      const held = await this.runs.renew(this.runId, this.owner, new Date(until));
      if (held === 'lost') return this.end();
      this.until = until;
      if (held === 'cancelled') this.cancelled();
    } catch (error) {
      logger.warn({ err: error, runId: this.runId }, 'The lease of the import could not be renewed');
      if (Date.now() > this.until + GRACE_MS) this.end();
    }
  }

  private end(): void {
    this.stop();
    this.lost();
  }
}

/** After a lease is over the run may be taken by another process; working on doubles effort but harms nothing. */
const GRACE_MS = 60_000;
