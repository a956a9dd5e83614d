import { GewerkError } from '@gewerk/contracts';
import type { LeaseOptions } from './lease.js';
import { logger } from './logger.js';

/** A lease while this process has it: renews itself until it is given back. */
export class HeldLease {
  private readonly renewal: NodeJS.Timeout;

  constructor(
    private readonly options: LeaseOptions,
    readonly holder: string,
    private until: number,
  ) {
    this.renewal = setInterval(() => void this.renew(), options.leaseMs / 4);
  }

  get isHeld(): boolean {
    return Date.now() < this.until;
  }

  /** @throws GewerkError unavailable once the lease was lost */
  assertHeld(): void {
    if (!this.isHeld) throw new GewerkError('unavailable', `The lease on ${this.options.on} was lost.`);
  }

  /** Never fails: a lease that cannot be given back ends by itself. */
  async giveBack(): Promise<void> {
    clearInterval(this.renewal);
    const { leases, id, on } = this.options;
    await leases.deleteOne({ _id: id, holder: this.holder }).catch((error: unknown) => {
      logger.warn({ err: error }, `The lease on ${on} could not be given back; it ends by itself`);
    });
  }

  private async renew(): Promise<void> {
    const { leases, id, on, leaseMs } = this.options;
    const until = Date.now() + leaseMs;
    try {
      const { matchedCount } = await leases.updateOne(
        { _id: id, holder: this.holder },
        { $set: { until: new Date(until) } },
      );
      this.until = matchedCount === 1 ? until : 0;
    } catch (error) {
      logger.warn({ err: error }, `The lease on ${on} could not be renewed`);
    }
  }
}
