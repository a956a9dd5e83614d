import { randomUUID } from 'node:crypto';
import { GewerkError } from '@gewerk/contracts';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../mongo/duplicate-key.js';
import { logger } from '../observe/logger.js';
import { PeriodicTask } from '../periodic-task.js';
import { inMilliseconds } from './lease-clock.js';

export interface LeaseRecord {
  _id: string;
  holder: string;
  until: Date;
}

interface LeaseOptions {
  leases: Pick<mongo.Collection<LeaseRecord>, 'findOneAndUpdate' | 'updateOne' | 'deleteOne'>;
  id: string;
  /** Name, in the log, of what is leased: 'the index'. */
  on: string;
  /** Another process may take the lease after this time; it is renewed four times within this time. */
  leaseMs: number;
}

/**
 * A lease in the database: one process at a time holds it, and another takes over once that process has died.
 *
 * const held = await new Lease({ leases, id: 'business-index', on: 'the index', leaseMs: 20_000 }).acquire();
 *
 * For long runs, which keep their lease in their own record, see `Runner`.
 */
export class Lease {
  constructor(private readonly options: LeaseOptions) {}

  /** Null while another process holds it. */
  async acquire(): Promise<HeldLease | null> {
    const holder = randomUUID();
    const askedAt = performance.now();
    const stored = await this.store(holder).catch((error: unknown) => {
      // Two processes inserted it at the same time; the other one holds it.
      if (isDuplicateKey(error)) return null;
      throw error;
    });
    return stored?.holder === holder ? new HeldLease(this.options, holder, askedAt) : null;
  }

  private store(holder: string): Promise<LeaseRecord | null> {
    const { leases, id, leaseMs } = this.options;
    const isOver = { $lt: ['$until', '$$NOW'] };
    const change = {
      holder: { $cond: [isOver, holder, '$holder'] },
      until: { $cond: [isOver, inMilliseconds(leaseMs), '$until'] },
    };
    return leases.findOneAndUpdate({ _id: id }, [{ $set: change }], {
      upsert: true,
      returnDocument: 'after',
    });
  }
}

export class HeldLease {
  private readonly renewal: PeriodicTask;

  constructor(
    private readonly options: LeaseOptions,
    readonly holder: string,
    private renewedAt: number,
  ) {
    this.renewal = new PeriodicTask(options.leaseMs / 4, `Renewing the lease on ${options.on}`, () =>
      this.renew(),
    );
    this.renewal.start();
  }

  get isHeld(): boolean {
    return performance.now() - this.renewedAt < this.options.leaseMs;
  }

  /** @throws GewerkError unavailable once the lease was lost */
  assertHeld(): void {
    if (!this.isHeld) throw new GewerkError('unavailable', `The lease on ${this.options.on} was lost.`);
  }

  /** Never fails: an unreleased lease expires. */
  async release(): Promise<void> {
    void this.renewal.stop();
    const { leases, id, on } = this.options;
    await leases.deleteOne({ _id: id, holder: this.holder }).catch((error: unknown) => {
      logger.warn({ err: error }, `The lease on ${on} could not be released; it will expire`);
    });
  }

  private async renew(): Promise<void> {
    const { leases, id, leaseMs } = this.options;
    const askedAt = performance.now();
    const { matchedCount } = await leases.updateOne({ _id: id, holder: this.holder }, [
      { $set: { until: inMilliseconds(leaseMs) } },
    ]);
    this.renewedAt = matchedCount === 1 ? askedAt : -Infinity;
  }
}
