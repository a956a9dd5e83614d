import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';
import { logger, wasFirst } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { WRITER_LEASE_MODEL, type WriterLease } from './writer-lease.schema.js';

const LEASE = 'business-index';
const LEASE_MS = 20_000;
const RENEW_MS = 5_000;
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
  private turn: Promise<unknown> = Promise.resolve();

  constructor(@InjectModel(WRITER_LEASE_MODEL) private readonly leases: Model<WriterLease>) {}

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
    const holder = randomUUID();
    await this.acquire(holder);
    let heldUntil = Date.now() + LEASE_MS;
    const renewal = setInterval(() => {
      const renewed = Date.now() + LEASE_MS;
      this.renew(holder).then(
        (held) => (heldUntil = held ? renewed : 0),
        (error: unknown) => logger.warn({ err: error }, 'The lease on the index could not be renewed'),
      );
    }, RENEW_MS);
    const assertHeld = () => {
      if (Date.now() < heldUntil) return;
      throw new GewerkError('unavailable', 'The lease on the index was lost.');
    };
    try {
      return await work(assertHeld);
    } finally {
      clearInterval(renewal);
      await this.leases.deleteOne({ _id: LEASE, holder }).catch((error: unknown) => {
        logger.warn({ err: error }, 'The lease on the index could not be given back; it ends by itself');
      });
    }
  }

  private async acquire(holder: string): Promise<void> {
    const giveUpAt = Date.now() + WAIT_LIMIT_MS;
    while (!(await this.take(holder))) {
      if (Date.now() > giveUpAt)
        throw new GewerkError('unavailable', 'The index is being written by another.');
      await pause(WAIT_STEP_MS);
    }
  }

  /** Whether the lease was free or had ended. */
  private take(holder: string): Promise<boolean> {
    const now = Date.now();
    return wasFirst(() =>
      this.leases.updateOne(
        { _id: LEASE, until: { $lt: new Date(now) } },
        { $set: { holder, until: new Date(now + LEASE_MS) } },
        { upsert: true },
      ),
    );
  }

  private async renew(holder: string): Promise<boolean> {
    const until = new Date(Date.now() + LEASE_MS);
    const { matchedCount } = await this.leases.updateOne({ _id: LEASE, holder }, { $set: { until } });
    return matchedCount === 1;
  }
}
