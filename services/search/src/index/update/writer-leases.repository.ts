import { setTimeout as pause } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';
import { type HeldLease, Lease, type LeaseRecord } from '@gewerk/service-kit';
import type { Connection } from 'mongoose';

const WAIT_LIMIT_MS = 60_000;
const WAIT_STEP_MS = 40;

/** Throws once the lease is lost. */
export type AssertHeld = () => void;

/** Allows one writer at a time: otherwise an older state could be queued after a newer one and remain in the index. */
export class WriterLeases {
  private readonly lease: Lease;
  private turn: Promise<unknown> = Promise.resolve();

  /** @param id the index's id; each engine's index has its own lease */
  constructor(connection: Connection, id: string) {
    this.lease = new Lease({
      leases: connection.collection<LeaseRecord>('writer_leases'),
      id,
      on: 'the index',
      leaseMs: 20_000,
    });
  }

  /**
   * Runs `work` under the lease, in the order of the calls. `work` calls `assertHeld` before each write.
   * @throws GewerkError unavailable if the lease is not obtained within 60 s
   */
  hold<T>(work: (assertHeld: AssertHeld) => Promise<T>): Promise<T> {
    const turn = this.turn.then(() => this.holdNow(work));
    this.turn = turn.catch(() => undefined);
    return turn;
  }

  private async holdNow<T>(work: (assertHeld: AssertHeld) => Promise<T>): Promise<T> {
    const held = await this.acquire();
    try {
      return await work(() => held.assertHeld());
    } finally {
      await held.release();
    }
  }

  private async acquire(): Promise<HeldLease> {
    const giveUpAt = Date.now() + WAIT_LIMIT_MS;
    for (;;) {
      const held = await this.lease.acquire();
      if (held) return held;
      if (Date.now() > giveUpAt)
        throw new GewerkError('unavailable', 'Another process is writing the index; try again.');
      await pause(WAIT_STEP_MS);
    }
  }
}
