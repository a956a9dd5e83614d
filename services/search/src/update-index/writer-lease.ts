import { setTimeout as pause } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';
import { type HeldLease, Lease, type LeaseRecord } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

const WAIT_LIMIT_MS = 60_000;
const WAIT_STEP_MS = 40;

/** Tells whoever works under the lease that it still holds; throws once it was lost. */
export type AssertHeld = () => void;

/**
 * Lets one writer at a time read businesses and queue their documents. Without it a writer that read an older
 * state could queue it after another one's newer state, and the index would keep the older for good.
 */
@Injectable()
export class WriterLeases {
  private readonly lease: Lease;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(@InjectConnection() connection: Connection) {
    this.lease = new Lease({
      leases: connection.collection<LeaseRecord>('writer_leases'),
      id: 'business-index',
      on: 'the index',
      leaseMs: 20_000,
    });
  }

  /**
   * Runs `work` when the lease is free, in this process in the order of the calls. `work` is to call `assertHeld`
   * before each write. @throws GewerkError unavailable when the lease is not free within 60 s.
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
      await held.giveBack();
    }
  }

  private async acquire(): Promise<HeldLease> {
    const giveUpAt = Date.now() + WAIT_LIMIT_MS;
    for (;;) {
      const held = await this.lease.take();
      if (held) return held;
      if (Date.now() > giveUpAt)
        throw new GewerkError('unavailable', 'The index is being written by another.');
      await pause(WAIT_STEP_MS);
    }
  }
}
