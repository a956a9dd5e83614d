import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { wasFirst } from './duplicate-key.js';
import { HeldLease } from './held-lease.js';

/** Who may work now, one at a time among all processes. */
export interface LeaseRecord {
  _id: string;
  holder: string;
  until: Date;
}

export interface LeaseOptions {
  leases: Pick<mongo.Collection<LeaseRecord>, 'updateOne' | 'deleteOne'>;
  id: string;
  /** What it lets one process work on, as the log names it: 'the index'. */
  on: string;
  /** How long it is a process's without a word from it; it is renewed four times in that. */
  leaseMs: number;
}

/** A lease in the database: what one process at a time may do, and another once that one died. */
export class Lease {
  constructor(private readonly options: LeaseOptions) {}

  /** Takes the lease where it is free or has ended; null while another holds it. */
  async take(): Promise<HeldLease | null> {
    const { leases, id, leaseMs } = this.options;
    const holder = randomUUID();
    const now = Date.now();
    const until = now + leaseMs;
    const isTaken = await wasFirst(() =>
      leases.updateOne(
        { _id: id, until: { $lt: new Date(now) } },
        { $set: { holder, until: new Date(until) } },
        { upsert: true },
      ),
    );
    return isTaken ? new HeldLease(this.options, holder, until) : null;
  }
}
